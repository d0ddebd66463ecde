import type { ActivationResultLabels, ActivationStatus } from '@velours/ui/blocks/ActivationResult';
import type { Translate } from '../../app/i18n/texts.ts';

/** The status the failure page shows for a problem's code. */
export function failedStatus(reason: string | null): ActivationStatus {
  if (reason === 'activation_link_expired') return 'expired';
  if (reason === 'activation_link_used') return 'used';
  if (reason === 'activation_link_invalid') return 'invalid';
  return 'failed';
}

function wordsOf(t: Translate, status: ActivationStatus): { title: string; text: string } {
  const errorTitle = t(($) => $.signup.activation.errorTitle);
  switch (status) {
    case 'ready':
      return {
        title: t(($) => $.signup.activation.title),
        text: t(($) => $.signup.activation.noScript),
      };
    case 'working':
      return {
        title: t(($) => $.signup.activation.title),
        text: t(($) => $.signup.activation.working),
      };
    case 'activated':
      return {
        title: t(($) => $.signup.activation.doneTitle),
        text: t(($) => $.signup.activation.doneText),
      };
    case 'expired':
      return { title: errorTitle, text: t(($) => $.signup.activation.activation_link_expired) };
    case 'used':
      return { title: errorTitle, text: t(($) => $.signup.activation.activation_link_used) };
    case 'invalid':
      return { title: errorTitle, text: t(($) => $.signup.activation.activation_link_invalid) };
    case 'failed':
      return { title: errorTitle, text: t(($) => $.signup.activation.unknown) };
  }
}

export function activationLabels(
  t: Translate,
  status: ActivationStatus,
  isLoggedIn: boolean,
): ActivationResultLabels {
  return {
    ...wordsOf(t, status),
    activate: t(($) => $.signup.activation.confirmButton),
    working: t(($) => $.signup.activation.working),
    goOn: isLoggedIn
      ? t(($) => $.signup.activation.toMembers)
      : t(($) => $.signup.activation.logIn),
    email: t(($) => $.signup.activation.email),
    resend: t(($) => $.signup.activation.resend),
    resending: t(($) => $.signup.confirm.resending),
    resent: t(($) => $.signup.activation.resent),
  };
}
