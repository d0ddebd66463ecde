import type { ActivationResultLabels } from '@velours/ui/blocks/ActivationResult';
import { answer } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import type { LinkStatus } from '../../app/forms/use-send-at-once.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** Confirms the new address. */
export const submitMailChange: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = { token: field(form, 'token') };
  await answer(api.POST('/api/mail-change-confirm.php', { params: intentOf(form), body }));
  await queryClient.invalidateQueries({ queryKey: userKey });
  return { seeOther: '/mail-change/do?done=1' };
};

const WORDS = {
  ready: 'noScript',
  working: 'working',
  activated: 'doneText',
  failed: 'failed',
} as const;

/** The words of /mail-change/do. */
export function mailChangeLabels(
  t: Translate,
  status: LinkStatus,
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
