import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { longWithdrawal, withdrawal } from './WithdrawalForm.fixtures.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import type { WithdrawalFormProps } from './WithdrawalForm.types.ts';

const meta = {
  title: 'Blocks/WithdrawalForm',
  component: WithdrawalForm,
  args: { ...withdrawal, onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof WithdrawalForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const Withdrawing = (props: WithdrawalFormProps) => {
  const [isDone, setDone] = useState(false);
  return (
    <WithdrawalForm
      {...props}
      state={isDone ? 'done' : 'open'}
      onSubmit={() => {
        props.onSubmit?.();
        setDone(true);
      }}
    />
  );
};

/** One button confirms and says what comes back; then the focus is at what came of it. */
export const Default: Story = {
  render: (args) => <Withdrawing {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw and get back € 6.13' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(
      canvas.getByRole('heading', { name: 'You have withdrawn from your purchase' }),
    ).toHaveFocus();
  },
};

export const Playground: Story = { args: { state: 'open' } };

/** The refund period is over. */
export const States: Story = { args: { state: 'over' } };

/** What was withdrawn before could not be paid back: it is said, and can be declared again. */
export const RefundFailed: Story = {
  args: {
    notice: '€ 6.13 could not be paid back on 28 November. Your credits are back in your balance.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be paid back');
    await expect(canvas.getByRole('button', { name: /Withdraw and get back/ })).toBeVisible();
  },
};

export const Done: Story = { args: { state: 'done' } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Withdraw and get back/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Credits were spent in another tab meanwhile: the refund is another. */
export const Refused: Story = {
  args: {
    errors: {
      form: 'You have used more credits in the meantime. Please look at the refund once more.',
    },
  },
};

export const Stress: Story = { args: longWithdrawal };
