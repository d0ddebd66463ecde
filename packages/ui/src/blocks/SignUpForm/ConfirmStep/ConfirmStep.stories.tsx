import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../../testing/inFormWidth.tsx';
import { Stack } from '../../../primitives/Stack/index.ts';
import {
  longReminder,
  resendOutcomes,
} from '../../ActivationReminder/ActivationReminder.fixtures.ts';
import {
  longResendLabels,
  resendLabels,
} from '../../../components/ResendMail/ResendMail.fixtures.ts';
import { signUpStepperLabels, signUpSteps } from '../SignUpForm.fixtures.ts';
import { ConfirmStep } from './ConfirmStep.tsx';

const labels = {
  title: 'Confirm your e-mail address',
  lead: 'We sent a mail to anna@example.org. Follow the link in it to make your profile visible and to send messages.',
  help: 'No mail? Look in your spam folder, or have it sent again.',
  ...resendLabels,
  goOn: 'Look around in the meantime',
  correct: 'Wrong address? Change it',
};

const meta = {
  title: 'Blocks/SignUpForm/ConfirmStep',
  component: ConfirmStep,
  decorators: [inFormWidth],
  args: {
    action: '/activation-resend',
    continueHref: '/members',
    correctHref: '/settings',
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
    await expect(canvas.getByRole('link', { name: 'Wrong address? Change it' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
};

/** Confirmed meanwhile, on another device: no mail is to be sent again, and no address corrected. */
export const Confirmed: Story = {
  args: {
    isConfirmed: true,
    labels: {
      ...labels,
      title: 'Your e-mail is confirmed',
      lead: 'Others can see your profile now. You can send and receive messages.',
      waiting: 'Your first message goes out as soon as you confirm.',
      goOn: 'Search members',
    },
  },
  play: async ({ canvas, args }) => {
    const [onward, ...others] = canvas.getAllByRole('link');
    await expect(onward).toHaveTextContent('Search members');
    await expect(others).toEqual([]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(String(args.labels.waiting))).toBeNull();
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: {
    labels: { ...labels, waiting: 'Your first message goes out as soon as you confirm.' },
  },
  render: (args) => (
    <Stack gap="xxl">
      {resendOutcomes.map((outcome) => (
        <ConfirmStep
          key={outcome.resendState}
          {...args}
          {...outcome}
          steps={undefined}
          headingLevel={2}
        />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    ...longReminder,
    labels: {
      title: 'Sähköpostiosoitteesi vahvistaminen',
      lead: 'Wir haben eine Bestätigungsnachricht an maximiliane-alexandrina.wolfeschlegelsteinhausenbergerdorff@donaudampfschifffahrt.example.org gesendet.',
      help: 'Überprüfen Sie Ihren Spamverdachtsordner.',
      ...longResendLabels,
      goOn: 'In der Zwischenzeit Mitglieder entdecken',
    },
  },
};
