import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { DirectDebitCodeForm } from './DirectDebitCodeForm.tsx';
import { directDebitCode, longDirectDebitCode } from './DirectDebitForm.fixtures.ts';

const meta = {
  title: 'Blocks/DirectDebitForm/Code',
  component: DirectDebitCodeForm,
  args: { ...directDebitCode, onSubmit: fn(), onBack: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof DirectDebitCodeForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The code is one field: typed or pasted; only the order button pays. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('123 456');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay € 11.25' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ otp: '123456' });
  },
};

export const Playground: Story = {};

/** The code was wrong. */
export const States: Story = {
  args: { errors: { fields: { otp: 'This code is not right. Two more tries are left.' } } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'This code did not work' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText('Code')).toBeInvalid();
  },
};

/** Another code cannot be asked for yet. */
export const Waiting: Story = {
  args: { resendWait: 'You can ask for another code in 0:45.' },
};

/** Another code is on its way. */
export const Resent: Story = {
  args: { resend: { ...directDebitCode.resend, state: 'sent' } },
};

export const Pending: Story = { args: { isPending: true } };

export const Stress: Story = { args: longDirectDebitCode };
