import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { CreditPackageCard } from './CreditPackageCard.tsx';
import { creditPackages, discountedPackages, longPackage } from './CreditPackageCard.fixtures.ts';

const order = (id: string, name: string) => (
  <Link href={`#order-${id}`} appearance="button" variant="outline" isFullWidth>
    {`Order ${name}`}
  </Link>
);

const meta = {
  title: 'Blocks/CreditPackageCard',
  component: CreditPackageCard,
  args: { item: creditPackages[1], children: order('p1', '100 credits') },
  decorators: [
    (Story) => (
      <Grid columns="medium">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof CreditPackageCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '100 credits' })).toBeVisible();
    await expect(canvas.getByText('€ 11.00')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Order 100 credits' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { headingLevel: 2 } };

/** The four packages, without and with a discount. */
export const States: Story = {
  render: () => (
    <>
      {creditPackages.map((item) => (
        <CreditPackageCard key={item.id} item={item} />
      ))}
      {discountedPackages.map((item) => (
        <CreditPackageCard key={item.id} item={item}>
          {order(item.id, item.credits)}
        </CreditPackageCard>
      ))}
    </>
  ),
};

export const Stress: Story = {
  args: {
    item: longPackage,
    children: order('long', 'Guthabeneinheiten kostenpflichtig bestellen'),
  },
};
