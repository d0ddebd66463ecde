import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../primitives/Container/index.ts';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
import { refusals } from '../DiscountCodeField/DiscountCodeField.fixtures.ts';
import {
  chosenOrder,
  discountedOrder,
  longOrder,
  orderForm,
  savableOrder,
} from './OrderForm.fixtures.ts';
import { OrderForm } from './OrderForm.tsx';
import type { OrderFormProps } from './OrderForm.types.ts';

/** The page, which keeps what is chosen. */
const Keeping = (props: OrderFormProps) => {
  const [packageId, choose] = useState(props.packageId);
  return (
    <OrderForm
      {...props}
      packageId={packageId}
      onPackageChange={(id) => {
        choose(id);
        props.onPackageChange?.(id);
      }}
    />
  );
};

const meta = {
  title: 'Blocks/OrderForm',
  component: OrderForm,
  parameters: { layout: 'fullscreen' },
  args: {
    ...chosenOrder,
    onSubmit: fn(),
    onPackageChange: fn(),
  },
  render: (args) => <Keeping {...args} />,
  decorators: [
    (Story) => (
      <Container width="lg" isPage>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof OrderForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Enter in a field never pays; the order button does, with all that was chosen. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '25 messages 250 credits € 25.00' }));
    await expect(args.onPackageChange).toHaveBeenLastCalledWith('p2');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('Discount code'), 'SPRING{Enter}');
    const chosen = { package: 'p2', payment_method: 'transfer', discount_code: 'SPRING' };
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('update', {
      ...chosen,
      withdrawal_consent: false,
      save_method: false,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Use code' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith('apply_code', expect.anything());
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay € 11.50' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(4);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('pay', {
      ...chosen,
      withdrawal_consent: true,
      save_method: false,
    });
  },
};

export const Playground: Story = {};

/** Nothing chosen yet: nothing to pay. */
export const States: Story = {
  args: {
    packageId: '',
    payment: orderForm.payment,
    summary: undefined,
  },
};

/** An active discount: in each package's price, as a line of the summary, and removable. */
export const Discounted: Story = { args: discountedOrder };

/** The method can be kept for a later order, where the member says so. */
export const Savable: Story = {
  args: savableOrder,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: savableOrder.save }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay € 11.50' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      'pay',
      expect.objectContaining({ save_method: true }),
    );
  },
};

/** What was chosen and ticked before the script is there stays. */
export const SavedEarly: Story = {
  args: savableOrder,
  render: (args) => (
    <EnteredEarly
      enter={(page) => {
        for (const early of ['[name=package]:not(:checked)', '[name=save_method]'])
          page.querySelector<HTMLInputElement>(early)?.click();
      }}
    >
      <Keeping {...args} />
    </EnteredEarly>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onPackageChange).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('checkbox', { name: savableOrder.withdrawal.consent }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay € 11.50' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      'pay',
      expect.objectContaining({ save_method: true, withdrawal_consent: true }),
    );
  },
};

/** Something else was chosen: the old price is gone until the server has worked out the new one. */
export const Updating: Story = {
  args: { summary: { ...chosenOrder.summary, isUpdating: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay € 11.50' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** On its way: a second press does nothing. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay € 11.50' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused: the summary of errors takes the focus and leads to each question. */
export const Refused: Story = {
  args: {
    discount: {
      ...chosenOrder.discount,
      state: { status: 'refused', message: refusals.minimum },
      defaultValue: 'SPRING',
    },
    errors: {
      form: 'The time bonus ended before your order arrived. The normal price is shown now.',
      fields: {
        payment_method: 'This payment method is not available at the moment. Choose another.',
        withdrawal_consent: 'Please confirm that you want to use your credits at once.',
      },
    },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'One thing is missing' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Please confirm/ }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

/** The methods are being loaded. */
export const Loading: Story = {
  args: {
    payment: { ...orderForm.payment, state: 'loading' },
    summary: undefined,
  },
};

export const Stress: Story = { args: longOrder };
