import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { RouteProgress } from './RouteProgress.tsx';

const meta = {
  title: 'Components/RouteProgress',
  component: RouteProgress,
  args: { state: 'running', label: 'The page is loading' },
} satisfies Meta<typeof RouteProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'The page is loading' }),
    ).toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** A window of its own for each bar, which else lies over the top of the real one. */
const Window = ({ children }: { children: ReactNode }) => (
  <div style={{ contain: 'layout', minBlockSize: '4rem', paddingBlockStart: '1rem' }}>
    {children}
  </div>
);

export const States: Story = {
  render: () => (
    <Stack>
      {(['idle', 'running', 'finishing'] as const).map((state) => (
        <Window key={state}>
          <RouteProgress state={state} label={`${state}: the page is loading`} />
          <Text>{state}</Text>
        </Window>
      ))}
    </Stack>
  ),
};

export const Stress: Story = { args: { label: 'Seiteninhaltsaktualisierungsvorgang läuft' } };
