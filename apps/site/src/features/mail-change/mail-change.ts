import type { ActivationResultLabels } from '@velours/ui/blocks/ActivationResult';
import type { Translate } from '../../app/i18n/texts.ts';

export type MailChangeStatus = 'ready' | 'working' | 'activated' | 'failed';

const WORDS = {
  ready: 'noScript',
  working: 'working',
  activated: 'doneText',
  failed: 'failed',
} as const;

/** The words of /mail-change/do. */
export function mailChangeLabels(
  t: Translate,
  status: MailChangeStatus,
  goOn: string,
): ActivationResultLabels {
  const word = WORDS[status];
  return {
    title:
      status === 'activated'
        ? t(($) => $.auth.mailChange.doneTitle)
        : t(($) => $.auth.mailChange.title),
    text: t(($) => $.auth.mailChange[word]),
    activate: t(($) => $.auth.mailChange.confirm),
    working: t(($) => $.auth.mailChange.working),
    goOn,
    // Nothing is sent again from here: the settings do that.
    resend: '',
    resending: '',
    resent: '',
  };
}
