import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: 'Members near you' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Stack gap="md">
      <Heading level={1} size="display">
        Meet someone who means it
      </Heading>
      <Heading level={2} size="xl">
        Members near you
      </Heading>
      <Heading level={3} size="lg">
        New this week
      </Heading>
      <Heading level={4}>About me</Heading>
    </Stack>
  ),
};

export const Playground: Story = { args: { size: 'xl' } };
