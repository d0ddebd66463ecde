import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../components/Banner/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { longReceipt, receipt } from './Receipt.fixtures.ts';
import { Receipt } from './Receipt.tsx';

const meta = {
  title: 'Blocks/Receipt',
  component: Receipt,
  args: {
    ...receipt,
  },
  decorators: [
    (Story) => (
      <Container width="md">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Receipt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    onPrint: fn(),
    actions: (
      <Link href="#withdraw" appearance="button" variant="ghost" tone="neutral">
        Withdraw from this purchase
      </Link>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt VEL-2026-004217' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print this receipt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { headingLevel: 2, onPrint: fn() } };

/** Withdrawn: what became of it stands below the sum. */
export const States: Story = {
  args: {
    status: 'withdrawn',
    statusLabel: 'Withdrawn',
    children: (
      <Banner>
        You withdrew from this purchase on 14 March 2026. € 6.13 is on its way to your account.
      </Banner>
    ),
  },
};

export const Stress: Story = { args: { ...longReceipt, onPrint: fn() } };
