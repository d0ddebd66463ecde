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
    await expect(
      canvas.getByRole('region', { name: 'For visitors from the United States' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Your privacy choices' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** The notice alone. */
export const NoticeOnly: Story = {
  args: { title: undefined, privacyChoices: undefined, links: [] },
};

/** The browser sends Global Privacy Control: it is honoured. */
export const States: Story = { args: { signal: usSignal } };

export const Stress: Story = {
  args: {
    title: 'Disclosures for residents of California, Colorado, Connecticut and Massachusetts',
    paragraphs: [usFooter.paragraphs.join(' ').repeat(3)],
    privacyChoices: {
      href: '/privacy#choices',
      label: 'Do not sell or share my personal information, and limit the use of sensitive data',
    },
    signal: usSignal,
  },
};
