import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { activationReminderLabels } from './ActivationReminder.fixtures.ts';
import { ActivationReminder } from './ActivationReminder.tsx';

const meta = {
  title: 'Blocks/ActivationReminder',
  component: ActivationReminder,
  args: { action: '/activation-resend', onResend: fn(), labels: activationReminderLabels },
} satisfies Meta<typeof ActivationReminder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send the mail again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['sending', 'sent', 'failed'] as const).map((resendState) => (
        <ActivationReminder
          key={resendState}
          {...args}
          resendState={resendState}
          resendError="We have sent you several mails already. Please look in your spam folder, or try again later."
        />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    resendState: 'failed',
    resendError: 'Vahvistussähköpostin lähettäminen epäonnistui palvelinkatkoksen vuoksi.',
    labels: {
      title: 'Sähköpostiosoitteesi on vahvistamatta',
      text: 'Wir haben die Bestätigungsnachricht an maximiliane.wolfeschlegelsteinhausenbergerdorff@donaudampfschifffahrt.example.org gesendet.',
      resend: 'Bestätigungsnachricht erneut versenden',
      resending: 'Wird versendet',
      resent: 'Versendet',
    },
  },
};
