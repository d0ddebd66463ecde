import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Premium',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/premium', who: 'free' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The four tiers and one button, which says what is chosen; and nothing claimed that the settings do not say. */
export const Tiers: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const tiers = canvas.getAllByRole('radio');
    await expect(tiers).toHaveLength(4);
    for (const tier of tiers) await expect(tier).not.toBeChecked();
    const button = canvas.getByRole('button', { name: t(($) => $.shop.premium.goOn) });
    await userEvent.click(tiers[1] as HTMLElement);
    await expect(button).toHaveTextContent(t(($) => $.credits.package.messages, { count: 10 }));
    await expect(canvas.queryByText(/46/)).toBeNull();
  },
};

/** With the time bonus in every price. */
export const TimeBonus: Story = { args: { answers: { getPaymentOptions: 'discounted' } } };

/** With the welcome discount, and the day it ends. */
export const WelcomeDiscount: Story = {
  args: {
    answers: {
      getPaymentOptions: {
        ...exampleOf('getPaymentOptions', 200, 'discounted'),
        discount: exampleOf('getDiscountCode', 200, 'welcome'),
      },
    },
  },
};

/** The chance of a match, with its source and date. */
export const Claim: Story = {
  args: {
    settings: { premium_claim: { percentage: 46, source: 'Velours', date: '2026-10-01' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/46/)).toHaveLength(1);
  },
};

/** Nobody is logged in: the regular prices. */
export const Visitor: Story = { args: { who: 'visitor' } };

/** Who is premium already is sold nothing twice. */
export const Member: Story = {
  args: { who: 'premium' },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      canvas.getByRole('heading', { level: 1, name: t(($) => $.shop.premium.member.title) }),
    ).toBeVisible();
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0);
  },
};

export const Failed: Story = { args: { answers: failing('getPaymentOptions') } };

export const Offline: Story = { args: { answers: { getPaymentOptions: 'network-error' } } };
