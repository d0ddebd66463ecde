import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid/index.ts';
import { discountedTiers, longTier, premiumTiers } from './PremiumTierCard.fixtures.ts';
import { PremiumTierCard } from './PremiumTierCard.tsx';
import type { PremiumTierCardProps } from './PremiumTierCard.types.ts';

const meta = {
  title: 'Blocks/PremiumTierCard',
  component: PremiumTierCard,
  args: premiumTiers[1] as PremiumTierCardProps,
  decorators: [
    (Story) => (
      <Grid columns="medium">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof PremiumTierCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choose Silver' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { headingLevel: 3 } };

/** All four tiers, without and with a discount: alike in size and loudness. */
export const States: Story = {
  render: () => (
    <>
      {[...premiumTiers, ...discountedTiers].map((tier) => (
        <PremiumTierCard key={`${tier.item.id} ${tier.item.price}`} {...tier} />
      ))}
    </>
  ),
};

export const Stress: Story = { args: longTier };
