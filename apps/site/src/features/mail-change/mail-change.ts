import type { ActivationResultLabels } from '@velours/ui/blocks/ActivationResult';
import { answer } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import type { LinkStatus } from '../../app/forms/FormParts.tsx';
import type { Translate } from '../../app/i18n/texts.ts';

/** Confirms the new address. */
export const submitMailChange: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = { token: field(form, 'token') };
  await answer(api.POST('/api/mail-change-confirm.php', { params: intentOf(form), body }));
  await queryClient.invalidateQueries({ queryKey: userKey });
  return { seeOther: '/mail-change/do?done=1' };
};

const WORDS = {
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
  const words = t(($) => $.auth.mailChange);
  return {
    title: status === 'activated' ? words.doneTitle : words.title,
    text: words[WORDS[status]],
    activate: words.confirm,
    noScript: words.noScript,
    working: words.working,
    goOn,
    // Nothing is sent again from here: the settings do that.
    resend: '',
    resending: '',
    resent: '',
  };
}
