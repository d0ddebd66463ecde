import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  longMethods,
  paymentMethodLabels,
  paymentMethods,
  savedMethods,
} from './PaymentMethodPicker.fixtures.ts';
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx';

const meta = {
  title: 'Blocks/PaymentMethodPicker',
  component: PaymentMethodPicker,
  args: {
    label: 'How do you want to pay?',
    methods: [...savedMethods, ...paymentMethods],
    onChange: fn(),
    onRemove: fn(),
    onRetry: fn(),
    labels: paymentMethodLabels,
  },
  decorators: [inFormWidth],
} satisfies Meta<typeof PaymentMethodPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Costs are part of each name; what removes a saved method is beside it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'iDEAL + € 0.35' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ideal');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Card ending in 4242' }));
    await expect(args.onRemove).toHaveBeenCalledWith('saved-card');
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
  },
};

export const Playground: Story = { args: { defaultValue: 'ideal' } };

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <PaymentMethodPicker
        {...args}
        name="chosen"
        label="One chosen, one being removed"
        defaultValue="saved-card"
        removingId="saved-directdebit"
      />
      <PaymentMethodPicker
        {...args}
        name="invalid"
        label="None chosen"
        methods={paymentMethods.slice(0, 2)}
        error="Choose how you want to pay."
      />
      <PaymentMethodPicker {...args} label="Loading" state="loading" />
      <PaymentMethodPicker {...args} label="None there" methods={[]} />
      <PaymentMethodPicker {...args} label="Failed" state="failed" />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Zahlungsmethodenauswahl',
    methods: longMethods,
    defaultValue: 'long-saved',
  },
};
