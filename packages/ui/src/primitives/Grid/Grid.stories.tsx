import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { boxes } from './boxes.fixtures.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: { children: boxes(6) },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 'cards', gap: 'lg' } };

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="xl">
      {(['narrow', 'medium', 'wide', 'two', 'cards', 'sidebar'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {boxes(4)}
        </Grid>
      ))}
    </Stack>
  ),
};
