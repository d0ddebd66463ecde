import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { order } = exampleOf('getOrder', 200, 'completed');

const meta = {
  title: 'Screens/Transaction',
  tags: ['screen'],
  ...screenMeta,
  args: {
    path: `/transactions/${order.id}`,
    who: 'premium',
    answers: { getOrder: 'completed' },
  },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Paid: a receipt, and until when it can be withdrawn from. */
export const Default: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      await canvas.findByRole('link', { name: t(($) => $.transactions.withdrawal.toForm) }),
    ).toHaveAttribute('href', `/transactions/${order.id}/withdraw`);
  },
};

/** The bank still waits for the member. */
export const AtTheBank: Story = { args: { answers: { getOrder: '200/pending' } } };

/** Nothing was paid: it is no receipt, and does not say it is. */
export const NotPaid: Story = { args: { answers: { getOrder: 'failed' } } };

/** Withdrawn, the money on its way. */
export const Withdrawn: Story = { args: { answers: { getOrder: 'withdrawn' } } };

/** Withdrawn, the money back. */
export const Refunded: Story = { args: { answers: { getOrder: 'refunded' } } };

/** The member's bank took the money back. */
export const ChargedBack: Story = { args: { answers: { getOrder: 'chargedBack' } } };

/** The money could not be paid back; the credits are there again, and it can be tried again. */
export const RefundFailed: Story = {
  args: {
    answers: {
      getOrder: {
        order: {
          ...order,
          refunds: [
            {
              id: '0198c0de-0007-7a00-8a00-000000000003',
              kind: 'withdrawal',
              status: 'failed',
              credits: 70,
              amount: 865,
              created_at: '2026-11-20T20:10:00Z',
              ended_at: '2026-11-20T21:10:00Z',
            },
          ],
        },
      },
    },
  },
};

/** The last day has passed. */
export const TooLate: Story = {
  args: {
    answers: {
      getOrder: {
        order: {
          ...order,
          withdrawal: {
            state: 'over',
            until: '2026-11-20T00:00:00Z',
            unused_credits: 70,
            amount: null,
          },
        },
      },
    },
  },
};

/** An order of somebody else, or none: the same honest page. */
export const NotFound: Story = { args: { answers: { getOrder: '404/orderNotFound' } } };

export const Failed: Story = { args: { answers: failing('getOrder') } };

export const Offline: Story = { args: { answers: { getOrder: 'network-error' } } };

/** The longest names, and many words to a refund. */
export const Stress: Story = {
  args: {
    user: {
      profile: {
        ...exampleOf('getUser', 200, 'premium').user.profile,
        name: 'Donaudampfschifffahrtskapitaenin',
      },
    },
    answers: {
      getOrder: {
        order: {
          ...order,
          credits: 1_000_000,
          total: 99_999_999,
          method_name: 'Bancontact / Mister Cash / Payconiq by Bancontact',
          refunds: [
            ...exampleOf('getOrder', 200, 'withdrawn').order.refunds,
            ...exampleOf('getOrder', 200, 'chargedBack').order.refunds,
          ],
        },
      },
    },
  },
};
