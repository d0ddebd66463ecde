import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { timeBonusLabels } from './TimeBonusChip.fixtures.ts';
import { TimeBonusChip } from './TimeBonusChip.tsx';

const meta = {
  title: 'Blocks/TimeBonusChip',
  component: TimeBonusChip,
  args: { hours: 3, minutes: 5, seconds: 9, labels: timeBonusLabels },
} satisfies Meta<typeof TimeBonusChip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('03:05:09');
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      <TimeBonusChip {...args} />
      <TimeBonusChip
        {...args}
        hours={0}
        minutes={0}
        seconds={1}
        labels={{ ...args.labels, title: 'The last second, in the same calm colours' }}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    labels: {
      title: 'Fünfundzwanzig Prozent Neukundenermäßigung auf Ihr erstes Guthabenpaket',
      timeLeft: 'Verbleibende Angebotsdauer',
      until: 'voimassa kello 18.30 asti',
    },
  },
};
