import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { WordMark } from './WordMark.tsx';

const meta = {
  title: 'Components/WordMark',
  component: WordMark,
  args: { name: 'Velours' },
} satisfies Meta<typeof WordMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Velours')).toBeVisible();
  },
};

export const Playground: Story = { args: { size: 'md' } };

export const States: Story = {
  render: () => (
    <Stack align="start">
      <WordMark name="Velours" size="sm" />
      <WordMark name="Velours" size="md" />
      <WordMark name="Velours" size="lg" />
    </Stack>
  ),
};

/** What has no room is cut off at the end; the page's title has the whole name. */
export const Stress: Story = {
  args: { name: 'Velours Curves & Partnersuche für Fortgeschrittene', size: 'lg' },
};

export const Sheet: Story = { tags: ['sheet'], args: { size: 'lg' } };
