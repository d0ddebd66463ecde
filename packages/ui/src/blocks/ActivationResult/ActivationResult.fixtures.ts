import type { ActivationResultLabels, ActivationStatus } from './ActivationResult.types.ts';

const shared = {
  activate: 'Confirm my e-mail address',
  working: 'Confirming your e-mail address',
  noScript: 'Press the button to finish signing up.',
  goOn: 'Search members',
  email: 'E-mail address',
  resend: 'Send a new link',
  resending: 'Sending',
  resent: 'If an account with this address is waiting to be confirmed, a new e-mail is on its way.',
};

/** The words of each state, for stories and tests. */
export const activationLabels: Readonly<Record<ActivationStatus, ActivationResultLabels>> = {
  ready: {
    ...shared,
    title: 'Activate your account',
    text: shared.noScript,
  },
  working: {
    ...shared,
    title: 'Activate your account',
    text: 'Confirming your e-mail address.',
  },
  activated: {
    ...shared,
    title: 'Welcome!',
    text: 'Your e-mail address is confirmed and your profile is visible. You can send and receive messages now.',
  },
  expired: {
    ...shared,
    title: 'Your account is not activated',
    text: 'This link has expired. We can send you a new one.',
  },
  used: {
    ...shared,
    title: 'Your e-mail address is already confirmed',
    text: 'This link has been used already. You can simply log in.',
    goOn: 'Log in',
  },
  invalid: {
    ...shared,
    title: 'Your account is not activated',
    text: 'This link is not valid. Check that you used the whole link from the mail.',
  },
  failed: {
    ...shared,
    title: 'Your account is not activated',
    text: 'Confirming did not work this time. Please try the link again.',
    activate: 'Try again',
  },
};
