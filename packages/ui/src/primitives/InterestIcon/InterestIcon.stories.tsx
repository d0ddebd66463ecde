import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { InterestIcon } from './InterestIcon.tsx';
import { interestPaths } from './interestPaths.ts';

const meta = {
  title: 'Primitives/InterestIcon',
  tags: ['autodocs'],
  component: InterestIcon,
  args: { interest: 'coffee' },
} satisfies Meta<typeof InterestIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg' } };

export const Unknown: Story = { args: { interest: 'underwater_chess' } };

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid columns="medium" gap="md">
      {Object.keys(interestPaths).map((interest) => (
        <Inline key={interest} gap="xs">
          <InterestIcon interest={interest} size="lg" />
          <Text size="sm">{interest.replaceAll('_', ' ')}</Text>
        </Inline>
      ))}
    </Grid>
  ),
};
