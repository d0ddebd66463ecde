import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Countdown } from './Countdown.tsx';

const unitLabels = { hours: 'hours', minutes: 'minutes', seconds: 'seconds' };

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { hours: 3, minutes: 5, seconds: 9, label: 'Time left' },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time left' });
    await expect(timer).toHaveTextContent('03:05:09');
    await expect(timer).not.toHaveAttribute('aria-live');
  },
};

export const Playground: Story = { args: { size: 'md', unitLabels } };

export const States: Story = {
  render: () => (
    <Stack align="start">
      <Countdown hours={3} minutes={59} seconds={59} label="At the start" unitLabels={unitLabels} />
      <Countdown hours={0} minutes={0} seconds={1} label="Last second" unitLabels={unitLabels} />
      <Countdown hours={0} minutes={0} seconds={0} label="Over" unitLabels={unitLabels} />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    size: 'lg',
    label: 'Jäljellä oleva tarjousaika',
    unitLabels: { hours: 'Stunden', minutes: 'minuuttia', seconds: 'sekuntia' },
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack align="start">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} align="start" gap="xs">
          <Countdown hours={1} minutes={2} seconds={3} size={size} label={`${size}, digits`} />
          <Countdown
            hours={1}
            minutes={2}
            seconds={3}
            size={size}
            label={`${size}, units`}
            unitLabels={unitLabels}
          />
        </Stack>
      ))}
    </Stack>
  ),
};
