import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usFooter, usSignal } from './UsFooter.fixtures.ts';
import { UsFooter } from './UsFooter.tsx';

const meta = {
  title: 'Blocks/UsFooter',
  component: UsFooter,
  parameters: { layout: 'fullscreen' },
  args: usFooter,
} satisfies Meta<typeof UsFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Your privacy choices' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** The notice alone. */
export const NoticeOnly: Story = {
  args: { privacyChoices: undefined },
};

/** The browser sends Global Privacy Control: it is honoured. */
export const States: Story = { args: { signal: usSignal } };

export const Stress: Story = {
  args: {
    paragraphs: [usFooter.paragraphs.join(' ').repeat(3)],
    privacyChoices: {
      href: '/privacy#choices',
      label: 'Do not sell or share my personal information, and limit the use of sensitive data',
    },
    signal: usSignal,
  },
};
