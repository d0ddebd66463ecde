import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/Inline/index.ts';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Components/CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 unread messages' },
} satisfies Meta<typeof CountBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'unread', maximum: 99, isZeroShown: false } };

export const States: Story = {
  render: () => (
    <Inline gap="sm">
      <CountBadge count={1} label="1 unread message" />
      <CountBadge count={99} label="99 unread messages" />
      <CountBadge count={100} label="100 unread messages" />
      <CountBadge count={0} label="Never shown" />
      <CountBadge count={0} label="No credits left" tone="danger" isZeroShown />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const most = canvas.getByText('99+');
    await expect(most).toBeVisible();
    // The specification (section 9): unread has the colour of the primary.
    const primary = getComputedStyle(most).getPropertyValue('--velours-color-primary-fill');
    await expect(most.closest('[class]')).toHaveStyle({ backgroundColor: primary });
    await expect(canvas.queryByText('Never shown')).toBeNull();
  },
};

export const Stress: Story = { args: { count: 1_234_567, label: '1,234,567 unread messages' } };

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap="sm">
      {(['unread', 'warning', 'danger', 'premium', 'neutral'] as const).flatMap((tone) =>
        [5, 42, 400].map((count) => (
          <CountBadge key={`${tone} ${count}`} tone={tone} count={count} label={`${count} new`} />
        )),
      )}
    </Inline>
  ),
};
