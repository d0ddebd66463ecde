import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longResendError } from '../../components/ResendMail/ResendMail.fixtures.ts';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { activationLabels } from './ActivationResult.fixtures.ts';
import { ActivationResult } from './ActivationResult.tsx';

const meta = {
  title: 'Blocks/ActivationResult',
  component: ActivationResult,
  decorators: [inFormWidth],
  args: {
    status: 'failed',
    action: '/activate/done',
    token: 'demo-token',
    continueHref: '/members',
    resendAction: '/activation-resend',
    onActivate: fn(),
    onResend: fn(),
    labels: activationLabels.failed,
  },
} satisfies Meta<typeof ActivationResult>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {
  args: { status: 'expired', labels: activationLabels.expired },
};

/** Where nobody is known to be there: nothing is sent before the press. */
export const Ready: Story = {
  args: { status: 'ready', labels: activationLabels.ready },
  play: async ({ canvas, args }) => {
    await expect(args.onActivate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my e-mail address' }));
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
  },
};

/** The token is on its way, or is about to be: it is not sent twice. */
export const Working: Story = {
  args: { status: 'working', labels: activationLabels.working },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my e-mail address' }));
    await expect(args.onActivate).not.toHaveBeenCalled();
  },
};

export const Activated: Story = {
  args: { status: 'activated', labels: activationLabels.activated },
};

/** Too late: a visitor asks for a new link with the address. */
export const Expired: Story = {
  args: { status: 'expired', labels: activationLabels.expired, asksForEmail: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'anna@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(args.onResend).toHaveBeenLastCalledWith('anna@example.org');
  },
};

/** A new link was asked for; the answer is the same for every address. */
export const States: Story = {
  args: {
    status: 'expired',
    labels: activationLabels.expired,
    asksForEmail: true,
    resendState: 'sent',
  },
};

export const Used: Story = { args: { status: 'used', labels: activationLabels.used } };

export const Invalid: Story = { args: { status: 'invalid', labels: activationLabels.invalid } };

export const Stress: Story = {
  args: {
    status: 'invalid',
    asksForEmail: true,
    resendState: 'failed',
    resendError: longResendError,
    labels: {
      ...activationLabels.invalid,
      title: 'Benutzerkontofreischaltungsverfahren fehlgeschlagen',
      text: 'Tarkista, että käytit sähköpostiviestin vahvistuslinkkiä kokonaisuudessaan, äläkä vain osaa siitä.',
      email: 'Sähköpostiosoitteesi vahvistusviestiä varten',
      resend: 'Freischaltungsverweis erneut anfordern',
    },
  },
};
