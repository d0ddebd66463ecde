import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Answer } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const options = exampleOf('getPaymentOptions', 200, 'options');
const [card] = options.saved_methods;
if (!card) throw new Error('the contract has no example of a saved method');

/** The price of the last order once more, by the saved card. */
const quote: Answer<'getQuote'> = {
  ...exampleOf('getQuote', 200, 'noMethod'),
  method: card.id,
  lines: [
    { kind: 'package', amount: 1600, code: null, percentage: null },
    { kind: 'transaction_costs', amount: 0, code: null, percentage: null },
  ],
};

const twoSaved: Answer<'getPaymentOptions'> = {
  ...options,
  saved_methods: [
    card,
    { ...card, id: '0198c0de-0006-7a00-8a00-000000000002', ending: '1881', expires: '2027-01' },
  ],
};

/** Whether the way to the server is cut. */
let isCut = false;

const review = '/credits/repeat-order?step=review';

const meta = {
  title: 'Screens/Repeat order',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/credits/repeat-order', who: 'premium', answers: { getQuote: quote } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** First tap: what it is, what it costs now, and by what it is paid. */
export const Offer: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      canvas.getByRole('heading', { level: 1, name: t(($) => $.shop.repeat.offerTitle) }),
    ).toBeVisible();
  },
};

/** The order was refused with the price of now, and that price cannot be asked for: that is said, and a press asks again. */
export const NewPriceUnknown: Story = {
  args: {
    path: review,
    answers: {
      getQuote: () => (isCut ? 'network-error' : quote),
      createOrder: () => {
        isCut = true;
        return '409/priceChanged';
      },
    },
  },
  beforeEach: () => {
    isCut = false;
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /16/ }));
    await canvas.findByText(t(($) => $.errors.network));
    isCut = false;
    await userEvent.click(canvas.getByRole('button', { name: t(($) => $.errors.page.retry) }));
    await expect(await canvas.findByRole('button', { name: /16/ })).toBeVisible();
  },
};

/** Another saved method can be paid by, and each can be removed. */
export const TwoSaved: Story = {
  args: { answers: { getQuote: quote, getPaymentOptions: twoSaved } },
};

/** Second tap: the order button, and the consent it needs. */
export const Review: Story = { args: { path: review } };

/** At the price that a running discount makes. */
export const Discounted: Story = {
  args: {
    path: review,
    answers: {
      getQuote: { ...exampleOf('getQuote', 200, 'quote'), method: card.id },
      getPaymentOptions: {
        ...exampleOf('getPaymentOptions', 200, 'discounted'),
        saved_methods: [card],
      },
    },
  },
};

const pay = async (canvas: { getAllByRole: (role: string) => HTMLElement[] }): Promise<void> => {
  const button = canvas.getAllByRole('button').find((each) => each.getAttribute('value') === 'pay');
  if (!button) throw new Error('there is no order button');
  await userEvent.click(button);
};

/** The order button was pressed without the consent. */
export const ConsentMissing: Story = {
  args: { path: review },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await pay(canvas);
    await expect(
      (await canvas.findAllByText(t(($) => $.credits.form.tickConsent))).length,
    ).toBeGreaterThan(0);
  },
};

/** Refused where it stands, with the price of now. */
export const PriceChanged: Story = {
  args: {
    path: review,
    answers: {
      getQuote: quote,
      createOrder: '409/priceChanged',
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(canvas.getByRole('checkbox'));
    await pay(canvas);
    await expect(
      await canvas.findByRole('group', { name: t(($) => $.shop.repeat.errorTitle) }),
    ).toBeVisible();
  },
};

/** The question before a saved method is removed. */
export const Removing: Story = { args: { path: `/credits/repeat-order?remove=${card.id}` } };

/** It could not be removed. */
export const RemovalFailed: Story = {
  args: {
    path: `/credits/repeat-order?remove=${card.id}`,
    answers: { getQuote: quote, ...failing('removePaymentMethod') },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(
      canvas.getByRole('button', { name: t(($) => $.shop.repeat.remove.confirm) }),
    );
    await expect(
      await canvas.findByRole('group', { name: t(($) => $.shop.repeat.remove.failed) }),
    ).toBeVisible();
  },
};

/** Nothing is saved: on to choosing, with the package of the last order. */
export const NothingSaved: Story = {
  args: { answers: { getQuote: quote, getPaymentOptions: { ...options, saved_methods: [] } } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      canvas.getByRole('heading', { level: 1, name: t(($) => $.credits.form.packages) }),
    ).toBeVisible();
  },
};

export const Failed: Story = { args: { answers: failing('getOrders') } };

export const Offline: Story = { args: { answers: { getPaymentOptions: 'network-error' } } };
