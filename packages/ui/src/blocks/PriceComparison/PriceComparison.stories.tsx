import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longPriceComparison, priceComparison } from './PriceComparison.fixtures.ts';
import { PriceComparison } from './PriceComparison.tsx';

const meta = {
  title: 'Blocks/PriceComparison',
  component: PriceComparison,
  args: priceComparison,
} satisfies Meta<typeof PriceComparison>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three tables, each named by its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Credit packages', 'What costs credits', 'What paying costs']) {
      await expect(canvas.getByRole('table', { name })).toBeVisible();
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
};

export const Playground: Story = { args: { headingLevel: 3 } };

/** One package, one country, no note. */
export const States: Story = {
  args: { packages: priceComparison.packages.slice(0, 1), country: undefined, note: undefined },
};

export const Stress: Story = { args: longPriceComparison };
