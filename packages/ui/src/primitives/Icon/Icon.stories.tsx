import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import * as icons from './index.ts';

const meta = {
  title: 'Primitives/Icon',
  component: icons.HeartIcon,
} satisfies Meta<typeof icons.HeartIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'xl', label: 'Liked' } };

export const Sizes: Story = {
  render: () => (
    <Inline gap="md">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <icons.HeartIcon key={size} size={size} label={size} />
      ))}
      <Text size="xl">
        In a line of text <icons.HeartFilledIcon size="text" />
      </Text>
    </Inline>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid columns="narrow" gap="lg">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="xs" align="center">
          <Icon size="lg" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
