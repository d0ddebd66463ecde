import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Answer } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const options = exampleOf('getPaymentOptions', 200);

/** No method for the member's country. */
const withoutMethods: Answer<'getPaymentOptions'> = { ...options, methods: [], saved_methods: [] };

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
    const [pay] = canvas
      .getAllByRole('button')
      .filter((button) => button.getAttribute('value') === 'pay');
    if (!pay) throw new Error('there is no order button');
    await userEvent.click(pay);
    await expect(
      (await canvas.findAllByText(t(($) => $.errors.codes.required))).length,
    ).toBeGreaterThan(0);
  },
};

/** There is no way to pay in this country. */
export const NoMethods: Story = { args: { answers: { getPaymentOptions: withoutMethods } } };

export const Failed: Story = { args: { answers: failing('getPaymentOptions') } };

export const Offline: Story = { args: { answers: { getPaymentOptions: 'network-error' } } };
