import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../../primitives/Container/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { signUpStepperLabels, signUpSteps } from '../SignUpForm.fixtures.ts';
import { ConfirmStep } from './ConfirmStep.tsx';

const labels = {
  title: 'Confirm your e-mail address',
  lead: 'We sent a mail to anna@example.org. Follow the link in it to make your profile visible and to send messages.',
  help: 'No mail? Look in your spam folder, or have it sent again.',
  resend: 'Send the mail again',
  resending: 'Sending',
  resent: 'A new mail is on its way.',
  goOn: 'Look around in the meantime',
};

const meta = {
  title: 'Blocks/SignUpForm/ConfirmStep',
  component: ConfirmStep,
  decorators: [
    (Story) => (
      <Container width="sm">
        <Story />
      </Container>
    ),
  ],
  args: {
    action: '/activation-resend',
    continueHref: '/members',
    steps: signUpSteps,
    stepperLabels: signUpStepperLabels,
    onResend: fn(),
    labels,
  },
} satisfies Meta<typeof ConfirmStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the mail again' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Look around in the meantime' })).toHaveAttribute(
      'href',
      '/members',
    );
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xxl">
      {(['sending', 'sent', 'failed'] as const).map((resendState) => (
        <ConfirmStep
          key={resendState}
          {...args}
          steps={undefined}
          headingLevel={2}
          resendState={resendState}
          resendError="We have sent several mails already. Please try again tomorrow."
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
      title: 'Sähköpostiosoitteesi vahvistaminen',
      lead: 'Wir haben eine Bestätigungsnachricht an maximiliane-alexandrina.wolfeschlegelsteinhausenbergerdorff@donaudampfschifffahrt.example.org gesendet.',
      help: 'Überprüfen Sie Ihren Spamverdachtsordner.',
      resend: 'Bestätigungsnachricht erneut versenden',
      resending: 'Versand läuft',
      resent: 'Neue Nachricht unterwegs.',
      goOn: 'In der Zwischenzeit Mitglieder entdecken',
    },
  },
};
