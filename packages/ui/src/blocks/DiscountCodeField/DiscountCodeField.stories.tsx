import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  appliedCode,
  discountCodeLabels,
  longDiscountCodeLabels,
  refusals,
} from './DiscountCodeField.fixtures.ts';
import { DiscountCodeField } from './DiscountCodeField.tsx';
import type { DiscountCodeFieldProps, DiscountCodeState } from './DiscountCodeField.types.ts';

const meta = {
  title: 'Blocks/DiscountCodeField',
  component: DiscountCodeField,
  args: {
    state: { status: 'idle' },
    onApply: fn(),
    onRemove: fn(),
    labels: discountCodeLabels,
  },
  decorators: [inFormWidth],
} satisfies Meta<typeof DiscountCodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

const Answering = ({ onApply, ...args }: DiscountCodeFieldProps) => {
  const [state, setState] = useState<DiscountCodeState>({ status: 'idle' });
  return (
    <DiscountCodeField
      {...args}
      state={state}
      onApply={(code) => {
        onApply?.(code);
        setState(
          code === 'TIMEBONUS25' ? appliedCode : { status: 'refused', message: refusals.notFound },
        );
      }}
      onRemove={() => setState({ status: 'idle' })}
    />
  );
};

/** By keyboard: refused, put right, applied, removed; the focus is never lost. */
export const Default: Story = {
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, args }) => {
    // The button that applies has a status of its own while it is pending.
    const outcome = () => canvas.getAllByRole('status').at(-1);
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    await userEvent.type(field, ' TIMEBONUS');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith('TIMEBONUS');
    await expect(field).toBeInvalid();
    const refusal = canvas.getByText(refusals.notFound);
    await expect(refusal.closest('[role=status]')).toBeVisible();
    await userEvent.type(field, '25');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(outcome()).toHaveTextContent('25 % off: − € 2.75');
    await expect(canvas.getByRole('button', { name: 'Remove code TIMEBONUS25' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = canvas.getByRole('textbox', { name: 'Discount code' });
    await expect(again).toHaveFocus();
    await expect(again).toHaveValue('');
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <DiscountCodeField {...args} />
      <DiscountCodeField {...args} state={{ status: 'checking' }} defaultValue="TIMEBONUS25" />
      <DiscountCodeField {...args} state={appliedCode} />
    </Stack>
  ),
};

/** Every way a code can be refused (M06), each with what to do about it. */
export const Refused: Story = {
  render: (args) => (
    <Stack gap="lg">
      {Object.entries(refusals).map(([reason, message]) => (
        <DiscountCodeField
          key={reason}
          {...args}
          labels={{ ...args.labels, hint: undefined }}
          state={{ status: 'refused', message }}
          defaultValue="TIMEBONUS25"
        />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <Stack gap="lg">
      <DiscountCodeField
        {...args}
        labels={longDiscountCodeLabels}
        state={{
          status: 'refused',
          message: 'Dieser Gutscheincode setzt einen Mindestbestellwert von 1.234,56 kr. voraus.',
        }}
      />
      <DiscountCodeField
        {...args}
        labels={longDiscountCodeLabels}
        state={{
          status: 'applied',
          code: 'ERSTBESTELLUNGSRABATTFUENFUNDZWANZIG',
          effect: 'Kahdenkymmenenviiden prosentin tervetuliaisalennus: − 4.115.226,30 kr.',
        }}
      />
    </Stack>
  ),
};
