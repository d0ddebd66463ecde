import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Answer } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { refused, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const options = exampleOf('getPaymentOptions', 200);

/** A price without a discount. */
const price = exampleOf('getQuote', 200, 'noMethod');

/** An order that is paid already. */
const paid = exampleOf('getOrder', 200, 'completed');

/** No method for the member's country. */
const withoutMethods: Answer<'getPaymentOptions'> = { ...options, methods: [], saved_methods: [] };

/** Whether the way to the server is cut. */
let isCut = false;

const orderButton = (): HTMLButtonElement => {
  const button = document.querySelector<HTMLButtonElement>('button[value="pay"]');
  if (!button) throw new Error('there is no order button');
  return button;
};

const meta = {
  title: 'Screens/Credits',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/credits', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen yet. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).not.toHaveLength(0);
  },
};

/** A package and a way to pay: the price, and the button that bears it. */
export const Chosen: Story = { args: { path: '/credits/p1/ideal' } };

/** With the time bonus of who has just signed up. */
export const Discounted: Story = {
  args: { path: '/credits', who: 'free', answers: { getPaymentOptions: 'discounted' } },
};

/** The order button was pressed without the consent. */
export const ConsentMissing: Story = {
  args: { path: '/credits/p1/ideal' },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(orderButton());
    await expect(
      (await canvas.findAllByText(t(($) => $.credits.form.tickConsent))).length,
    ).toBeGreaterThan(0);
  },
};

let isOrdered = false;

/** Paid without a network: it is said at once, and nothing is ordered once there is one. */
export const PaidOffline: Story = {
  args: {
    path: '/credits/p1/ideal',
    answers: {
      createOrder: () => {
        isOrdered = true;
        return 'pending';
      },
    },
  },
  beforeEach: () => {
    isOrdered = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(orderButton());
    await expect((await canvas.findAllByText(t(($) => $.errors.network))).length).toBe(1);
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
    await expect(isOrdered).toBe(false);
    await expect(orderButton()).toBeEnabled();
  },
};

/** Asked what it costs before anything is chosen: what is missing is said, and led to. */
export const NothingChosen: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const update = canvas.getByText(
      t(($) => $.credits.form.update),
      { selector: 'button:not([hidden]) *' },
    );
    await userEvent.click(update);
    await refused();
    await userEvent.click(update);
    await refused();
    const names = [t(($) => $.credits.form.choosePackage), t(($) => $.credits.form.chooseMethod)];
    for (const [at, group] of canvas.getAllByRole('radiogroup').entries()) {
      await expect(group).toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.getByRole('link', { name: names[at] ?? '' })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('link', { name: names[0] ?? '' }));
    const [first] = canvas.getAllByRole('radio');
    if (!first) throw new Error('there is no package');
    await expect(first).toHaveFocus();
    await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByRole('link', { name: names[0] ?? '' })).toBeNull());
  },
};

/** The price of another package cannot be asked for: that is said, and a press asks again. */
export const PriceUnknown: Story = {
  args: {
    path: '/credits/p1/ideal',
    answers: {
      getQuote: ({ url }) => (url.includes('p0') && isCut ? 'network-error' : price),
    },
  },
  beforeEach: () => {
    isCut = true;
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const [another] = canvas.getAllByRole('radio');
    if (!another) throw new Error('there is no other package');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(another);
    await canvas.findByText(t(($) => $.errors.network));
    await expect(document.querySelector('button[value="pay"]')).toBeNull();
    isCut = false;
    await userEvent.click(
      canvas.getByText(
        t(($) => $.credits.form.update),
        { selector: 'button:not([hidden]) *' },
      ),
    );
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await expect(canvas.queryByText(t(($) => $.errors.network))).toBeNull();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** The order was refused with the price of now, and that price cannot be asked for: no button stays that does nothing. */
export const NewPriceUnknown: Story = {
  args: {
    path: '/credits/p1/ideal',
    answers: {
      getQuote: () => (isCut ? 'network-error' : price),
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
    await userEvent.click(orderButton());
    await canvas.findByText(t(($) => $.errors.network));
    await expect(document.querySelector('button[value="pay"]')).toBeNull();
  },
};

/** The provider does not take so much by this method: said at the method, and nothing is ordered. */
export const MethodTakesLess: Story = {
  args: {
    path: '/credits/p1/ideal',
    answers: {
      getQuote: ({ url }) => (url.includes('method') ? '422/validationFailed' : price),
    },
  },
  play: async ({ canvas, ...story }) => {
    const words = wordsOf(story)(($) => $.errors.codes.invalid);
    await expect((await canvas.findAllByText(words)).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(orderButton());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(words));
    await expect(orderButton()).toBeVisible();
  },
};

/** Charged at once, no bank is between: the page of the paid order follows, with its title, and is read from its beginning. */
export const PaidBySavedMethod: Story = {
  args: {
    path: `/credits/p1/${options.saved_methods[0]?.id}`,
    answers: { getQuote: price, createOrder: paid, getOrder: paid },
  },
  play: async ({ canvas, ...story }) => {
    const title = wordsOf(story)(($) => $.credits.status.completed.title);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(orderButton());
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(title));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** The discount ended before its order came: that is said, and another package has a price and a button of its own. */
export const DiscountEnded: Story = {
  args: {
    path: '/credits/p1/ideal',
    who: 'free',
    answers: {
      getPaymentOptions: 'discounted',
      getQuote: ({ url }) => (url.includes('p0') ? { ...price, package: 'p0', total: 875 } : price),
      createOrder: '410/discountExpired',
    },
  },
  play: async ({ canvas, ...story }) => {
    const ended = wordsOf(story)(($) => $.errors.codes.discount_expired);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(orderButton());
    await canvas.findByText(ended);
    const [another] = canvas.getAllByRole('radio');
    if (!another) throw new Error('there is no other package');
    await userEvent.click(another);
    await waitFor(() => expect(orderButton()).toHaveTextContent(/8[.,]75/));
    await waitFor(() => expect(orderButton()).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByText(ended)).toBeNull();
    await userEvent.click(orderButton());
    await canvas.findByText(ended);
  },
};

/** The code holds, but not for this way to pay: the price is the one without it. */
export const CodeRefused: Story = {
  args: {
    path: '/credits/p1/ideal?code=CARD5',
    who: 'free',
    answers: {
      getPaymentOptions: 'discounted',
      getQuote: ({ url }) => (url.includes('discount_code') ? '422/discountMethod' : price),
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await canvas.findAllByText(t(($) => $.errors.codes.discount_method));
    await expect(orderButton()).toHaveTextContent(/16[.,]00/);
  },
};

const entered = exampleOf('getDiscountCode', 200, 'entered');

/** A code of so many percent, where the member has this offer anyway. */
const withCode = (percentage: number, offer: typeof options): ScreenArgs['answers'] => ({
  getDiscountCode: ({ url }) =>
    url.includes(entered.code) ? { ...entered, percentage } : undefined,
  getPaymentOptions: ({ url }) =>
    url.includes('discount_code')
      ? {
          ...offer,
          discount: { ...entered, percentage },
          packages: offer.packages.map((item) => ({
            ...item,
            discount: item.discount && { ...item.discount, code: entered.code, percentage },
          })),
        }
      : offer,
  getQuote: ({ url }) => (url.includes(entered.code) ? { ...price, total: 1440 } : price),
});

const codeField = (): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>('input[name="discount_code"]');
  if (!field) throw new Error('there is no field for a code');
  return field;
};

/** Enter in the field uses the code, as without script; removed, it is gone from the field too. */
export const CodeByEnter: Story = {
  args: { path: '/credits/p1/ideal', answers: withCode(10, options) },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.type(codeField(), `${entered.code.toLowerCase()}{Enter}`);
    const name = t(($) => $.credits.code.remove, { code: entered.code });
    await canvas.findByRole('button', { name });
    await waitFor(() => expect(orderButton()).toHaveTextContent(/14[.,]40/));
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(codeField()).toHaveValue(''));
    await waitFor(() => expect(orderButton()).toHaveTextContent(/16[.,]00/));
  },
};

/** How many orders were sent. */
let orders = 0;

/** Pay is pressed with a code that was typed and not used: first its price is told, and only that is paid. */
export const CodeBeforePaying: Story = {
  args: {
    path: '/credits/p1/ideal',
    answers: {
      ...withCode(10, options),
      createOrder: () => {
        orders += 1;
        return '409/priceChanged';
      },
    },
  },
  beforeEach: () => {
    orders = 0;
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.type(codeField(), entered.code);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(orderButton());
    await canvas.findByRole('button', {
      name: t(($) => $.credits.code.remove, { code: entered.code }),
    });
    await refused();
    await expect(document.activeElement).toHaveTextContent(/14[.,]40/);
    await expect(orders).toBe(0);
    await userEvent.click(orderButton());
    await waitFor(() => expect(orders).toBe(1));
  },
};

/** The same with a code that does not exist: that is told where the member looks, and the next press pays without it. */
export const NoSuchCodeBeforePaying: Story = {
  args: {
    path: '/credits/p1/ideal',
    answers: {
      ...CodeBeforePaying.args?.answers,
      getDiscountCode: '404/discountNotFound',
    },
  },
  beforeEach: () => {
    orders = 0;
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.type(codeField(), 'NOSUCH');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(orderButton());
    await canvas.findAllByText(t(($) => $.errors.codes.discount_not_found));
    await refused();
    await expect(orders).toBe(0);
    await userEvent.click(orderButton());
    await waitFor(() => expect(orders).toBe(1));
  },
};

const bonus = exampleOf('getPaymentOptions', 200, 'discounted');

/** The code takes off less than the time bonus: the bonus stays, with its line, and that is said at the field. */
export const CodeTakesLess: Story = {
  args: { path: '/credits/p1/ideal', who: 'free', answers: withCode(10, bonus) },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const percentage = new RegExp(t(($) => $.credits.code.smaller, { percentage: '.*' }));
    await userEvent.type(codeField(), `${entered.code}{Enter}`);
    await canvas.findAllByText(percentage);
    await expect(codeField()).toBeInvalid();
    const label = t(($) => $.credits.package.timeBonus, { percentage: '.*' });
    await expect(canvas.getAllByText(new RegExp(label))).not.toHaveLength(0);
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

/** The code takes off more: it is named on the packages, and the line of the time bonus goes. */
export const CodeTakesMore: Story = {
  args: { path: '/credits/p1/ideal', who: 'free', answers: withCode(30, bonus) },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await userEvent.type(codeField(), `${entered.code}{Enter}`);
    const label = t(($) => $.credits.package.code, { code: entered.code, percentage: '.*' });
    await waitFor(() => expect(canvas.getAllByText(new RegExp(label)).length).toBeGreaterThan(1));
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** There is no way to pay in this country. */
export const NoMethods: Story = { args: { answers: { getPaymentOptions: withoutMethods } } };

export const Failed: Story = { args: { answers: failing('getPaymentOptions') } };

export const Offline: Story = { args: { answers: { getPaymentOptions: 'network-error' } } };
