import { queryOptions } from '@tanstack/react-query';
import type { ActivationResultLabels } from '@velours/ui/blocks/ActivationResult';
import { answer, type Api, type ProblemCode } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import type { LinkStatus } from '../../app/forms/FormParts.tsx';
import { failureText, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** The e-mail change that waits for its confirmation; belongs to the member, so its key begins as theirs do. */
export const mailChangeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'mail-change'],
    queryFn: async () => (await answer(api.GET('/api/mail-change.php'))).pending,
  });

/** /mail-change/do: whether one waits for the member who is logged in. Where that cannot be told, none does. */
export const loadMailChange: LoadPage = async ({ api, queryClient, user }) => {
  if (await user()) await queryClient.ensureQueryData(mailChangeQuery(api)).catch(() => null);
};

/** Confirms the new address. */
export const submitMailChange: SubmitPage<DoneForm> = async (form, { api, queryClient }) => {
  const body = { token: field(form, 'token') };
  await answer(api.POST('/api/mail-change-confirm.php', { params: intentOf(form), body }));
  await Promise.all(
    [userKey, mailChangeQuery(api).queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
  return { seeOther: '/mail-change/do?done=1' };
};

/** No second try helps. */
const DEAD = ['link_invalid', 'link_expired', 'link_used', 'email_taken'] as const;

/** Why a mail's link does nothing any more; null for what may go better another time. */
export const deadLinkCode = (code: string | undefined): ProblemCode | null =>
  // What does not look like a token is none.
  code === 'validation_failed' ? 'link_invalid' : (DEAD.find((dead) => dead === code) ?? null);

const WORDS = {
  ready: 'press',
  working: 'working',
  activated: 'doneText',
  failed: 'failed',
} as const;

/** The words of /mail-change/do; who has to wait reads how long. */
export function mailChangeLabels(
  t: Translate,
  status: LinkStatus,
  goOn: string,
  failure: AnyFailure | null,
): ActivationResultLabels {
  const words = t(($) => $.auth.mailChange);
  return {
    title: status === 'activated' ? words.doneTitle : words.title,
    text: failure?.code === 'too_many_attempts' ? failureText(t, failure) : words[WORDS[status]],
    activate: words.confirm,
    noScript: words.press,
    working: words.working,
    goOn,
    // Nothing is sent again from here: the settings do that.
    resend: '',
    resending: '',
    resent: '',
  };
}
