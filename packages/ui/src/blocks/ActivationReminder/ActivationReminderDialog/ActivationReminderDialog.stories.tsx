import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { activationReminderLabels, longReminder } from '../ActivationReminder.fixtures.ts';
import { ActivationReminderDialog } from './ActivationReminderDialog.tsx';

const meta = {
  title: 'Blocks/ActivationReminder/Dialog',
  component: ActivationReminderDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    action: '/activation-resend',
    onResend: fn(),
    labels: activationReminderLabels,
  },
} satisfies Meta<typeof ActivationReminderDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your e-mail address' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

export const States: Story = { args: { resendState: 'sent' } };

export const Stress: Story = {
  args: { ...longReminder, labels: { ...longReminder.labels, close: 'Schließen' } },
};
