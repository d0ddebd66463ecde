import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../../components/Banner/index.ts';
import { Container } from '../../primitives/Container/index.ts';
import { deleteAccount, stressDeleteAccount, wrongPassword } from './DeleteAccountForm.fixtures.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import type { DeleteAccountStep } from './DeleteAccountForm.types.ts';

const meta = {
  title: 'Blocks/DeleteAccountForm',
  component: DeleteAccountForm,
  decorators: [
    (Story) => (
      <Container width="sm">
        <Story />
      </Container>
    ),
  ],
  args: { ...deleteAccount, onContinue: fn(), onVerify: fn(), onDelete: fn() },
} satisfies Meta<typeof DeleteAccountForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All the way through; the focus goes to the heading of each next step. */
export const Default: Story = {
  render: function Render(args) {
    const [step, setStep] = useState<DeleteAccountStep>('explain');
    return (
      <DeleteAccountForm
        {...args}
        step={step}
        onContinue={() => setStep('verify')}
        onVerify={(values) => {
          args.onVerify?.(values);
          setStep('confirm');
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const arrived = async (name: string): Promise<void> =>
      waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await arrived('Is it you?');
    await userEvent.click(canvas.getByRole('radio', { name: 'It costs too much' }));
    await userEvent.type(canvas.getByLabelText('Your password'), 'a password');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.onVerify).toHaveBeenLastCalledWith({
      reason: 'cost',
      password: 'a password',
    });
    await arrived('Delete it now?');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {
  args: {
    notice: (
      <Banner tone="warning" title="You have 120 credits left">
        They are not paid back when you delete.
      </Banner>
    ),
  },
  parameters: {
    docs: {
      source: { code: '<DeleteAccountForm step="explain" notice={notice} labels={labels} … />' },
    },
  },
};

export const Verify: Story = { args: { step: 'verify' } };

/** The password was wrong: the summary takes the focus. */
export const WrongPassword: Story = {
  args: { step: 'verify', entered: { reason: 'cost' }, errors: wrongPassword },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'This needs another look' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'This is not your password.' }));
    await expect(canvas.getByLabelText('Your password')).toHaveFocus();
  },
};

/** The last word. */
export const States: Story = { args: { step: 'confirm' } };

/** On its way: a second press deletes nothing twice. */
export const Pending: Story = {
  args: { step: 'confirm', isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Stress: Story = { args: stressDeleteAccount };
