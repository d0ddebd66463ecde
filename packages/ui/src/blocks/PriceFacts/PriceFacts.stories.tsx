import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longPriceFacts, priceFacts } from './PriceFacts.fixtures.ts';
import { PriceFacts } from './PriceFacts.tsx';

const meta = {
  title: 'Blocks/PriceFacts',
  component: PriceFacts,
  args: priceFacts,
} satisfies Meta<typeof PriceFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'One honest price' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Playground: Story = {};

/** Two facts: where messages are free there is no price to name. */
export const States: Story = { args: { facts: priceFacts.facts.slice(1) } };

export const Stress: Story = { args: longPriceFacts };
