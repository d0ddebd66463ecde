import type { ConfirmStepLabels } from '@velours/ui/blocks/SignUpForm/ConfirmStep';
import type { Translate } from '../../../app/i18n/texts.ts';

export function confirmStepLabels(t: Translate, email: string): ConfirmStepLabels {
  return {
    title: t(($) => $.signup.confirm.title),
    lead: t(($) => $.signup.confirm.text, { email }),
    help: t(($) => $.signup.confirm.notArrived),
    resend: t(($) => $.signup.confirm.resend),
    resending: t(($) => $.signup.confirm.resending),
    resent: t(($) => $.signup.confirm.resent),
    goOn: t(($) => $.signup.confirm.lookAround),
  };
}
