import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { matchReasons, stressReasons } from './MatchReasons.fixtures.ts';
import { MatchReasons } from './MatchReasons.tsx';

const meta = {
  title: 'Blocks/MatchReasons',
  component: MatchReasons,
  args: matchReasons,
} satisfies Meta<typeof MatchReasons>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Why Anna' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <MatchReasons {...args} />
      <MatchReasons {...args} title="Compact" size="compact" reasons={args.reasons.slice(0, 3)} />
      <MatchReasons {...args} title="One reason" reasons={args.reasons.slice(0, 1)} />
    </Stack>
  ),
};

export const Stress: Story = { args: stressReasons };
