import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/Inline/index.ts';
import { folds, type Imagery } from '../../theme/imagery.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { EmptyDrawing } from './EmptyDrawing.tsx';

const meta = {
  title: 'Components/EmptyDrawing',
  component: EmptyDrawing,
} satisfies Meta<typeof EmptyDrawing>;

export default meta;

type Story = StoryObj<typeof meta>;

const sets = Object.keys(folds) as Imagery[];

/** It is not read out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Playground: Story = { args: { imagery: 'bloom' } };

/** In its place. */
export const States: Story = {
  render: (args) => (
    <EmptyState title="No likes yet" drawing={<EmptyDrawing {...args} />}>
      When somebody likes you, you will see it here.
    </EmptyState>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <EmptyState
      title="Keine Unterhaltungsteilnehmerinnen und Unterhaltungsteilnehmer gefunden"
      drawing={<EmptyDrawing {...args} />}
    />
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap="lg">
      {sets.map((imagery) => (
        <EmptyDrawing key={imagery} imagery={imagery} />
      ))}
    </Inline>
  ),
};
