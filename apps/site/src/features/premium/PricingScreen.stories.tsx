import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Pricing',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/pricing', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Everybody can read what everything costs. */
export const Visitor: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    for (const name of [
      t(($) => $.shop.pricing.table.packages),
      t(($) => $.shop.pricing.table.actions),
      t(($) => $.shop.pricing.table.methods),
    ]) {
      await expect(canvas.getByRole('table', { name })).toBeVisible();
    }
  },
};

/** Another country, in its currency. */
export const OtherCountry: Story = {
  args: { path: '/pricing?country=GB', answers: { getPricing: 'pound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('GB');
  },
};

/** Large amounts, and no VAT. */
export const Stress: Story = {
  args: {
    answers: {
      getPricing: {
        ...exampleOf('getPricing', 200, 'euro'),
        country: 'US',
        currency: 'NOK',
        packages: [
          { id: 'p0', credits: 50, price: 10_150 },
          { id: 'p3', credits: 100_000, price: 100_000_000 },
        ],
        vat_percentage: null,
      },
    },
  },
};

export const Member: Story = { args: { who: 'premium' } };

export const Failed: Story = { args: { answers: failing('getPricing') } };

export const Offline: Story = { args: { answers: { getPricing: 'network-error' } } };
