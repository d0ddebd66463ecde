import type { Answer } from '@velours/api-client';
import type { ActivationResultLabels, ActivationStatus } from '@velours/ui/blocks/ActivationResult';
import type { Translate } from '../../app/i18n/texts.ts';
import { redirect, redirectDocument, replace } from 'react-router';
import { answer, problemOf, type Api, type Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';

/** The status the failure page shows for a problem's code. */
export function failedStatus(reason: string | null): ActivationStatus {
  if (reason === 'activation_link_expired') return 'expired';
  if (reason === 'activation_link_used') return 'used';
  // What is left of a link that was cut off may be too little for a token.
  if (reason === 'activation_link_invalid' || reason === 'validation_failed') return 'invalid';
  return 'failed';
}

/** The text of each status, by its name. */
const TEXTS = {
  ready: 'press',
  working: 'working',
  activated: 'doneText',
  expired: 'activation_link_expired',
  used: 'activation_link_used',
  invalid: 'activation_link_invalid',
  failed: 'unknown',
} as const satisfies Record<ActivationStatus, string>;

const titleOf = (status: ActivationStatus) => {
  if (status === 'ready' || status === 'working') return 'title';
  if (status === 'used') return 'usedTitle';
  return status === 'activated' ? 'doneTitle' : 'errorTitle';
};

/** The conversation that the first message has begun. */
type FirstMessage = NonNullable<Answer<'activate'>['first_message']>;

/** What was done for who confirmed, beside that. */
export interface Activated {
  sent: FirstMessage;
}

/** Who looks at the page: a visitor, or who is logged in to the account that the link confirms, or to another. */
type Onlooker = 'visitor' | 'member' | 'other';

/** Of a link that was used before. Who has not confirmed yet is not whom it has confirmed. */
export const onlookerOf = (user: Schemas['User'] | null): Onlooker => {
  if (user === null) return 'visitor';
  return user.status === 'not_confirmed' ? 'other' : 'member';
};

/** @param sent the first message, where one has gone out with it */
export function activationLabels(
  t: Translate,
  status: ActivationStatus,
  onlooker: Onlooker,
  sent?: FirstMessage,
): ActivationResultLabels {
  const words = t(($) => $.signup.activation, { name: sent?.name });
  const isOver = status === 'activated' || status === 'used';
  const isLoggedIn = onlooker !== 'visitor';
  const ofUsed = status === 'used' && isLoggedIn ? 'usedLoggedIn' : TEXTS[status];
  const text = words[isOver && onlooker === 'other' ? 'otherAccount' : ofUsed];
  const onward = sent ? words.toConversation : words.toMembers;
  return {
    ...words,
    title: words[titleOf(status)],
    text: sent ? `${text} ${words.sent}` : text,
    activate: words.confirmButton,
    noScript: words.press,
    goOn: isLoggedIn ? onward : words.logIn,
    resending: t(($) => $.signup.confirm.resending),
  };
}

/**
 * Confirms the address of the activation mail's link. What speaks against the link stands on a page of its own; where it is the
 * moment, the page of the link stays, with its button.
 */
export const submitActivation: SubmitPage<Activated | DoneForm | Response> = async (
  form,
  { api, queryClient },
) => {
  const body = { token: field(form, 'token') };
  let sent: Answer<'activate'>['first_message'];
  let isOther: boolean;
  try {
    const params = intentOf(form);
    ({ first_message: sent, other_account: isOther } = await answer(
      api.POST('/api/activation.php', { params, body }),
    ));
  } catch (error) {
    const reason = problemOf(error)?.code;
    if (!reason || failedStatus(reason) === 'failed') throw error;
    const path = `/activate/error?reason=${reason}`;
    // Nobody may be logged in any more: a new document asks who is.
    return reason === 'activation_link_used' ? redirectDocument(path) : replace(path);
  }
  if (isOther) return redirectDocument('/activate/done?done=other');
  await queryClient.invalidateQueries({ queryKey: userKey });
  return sent ? { sent } : { seeOther: '/activate/done?done=1' };
};

/** Asks for another activation mail. @param email of a visitor; a member's own is known */
export const resendActivation = (api: Api, params: ReturnType<typeof intentOf>, email?: string) =>
  answer(api.POST('/api/activation-resend.php', { params, body: email ? { email } : {} }));

/** Another activation mail, asked for on any page: `return_to` is where it leads back to without script. */
export const submitResendActivation: SubmitPage<DoneForm | Response> = async (
  form,
  { api, url },
) => {
  const returnTo = sitePath(field(form, 'return_to'));
  const back = (result: string): string => {
    const page = new URL(returnTo ?? `${url.pathname}${url.search}`, url);
    page.searchParams.set('resend', result);
    return `${page.pathname}${page.search}`;
  };
  try {
    await resendActivation(api, intentOf(form), field(form, 'email').trim());
  } catch (error) {
    const reason = problemOf(error)?.code;
    if (returnTo === null || !reason) throw error;
    return redirect(back(reason));
  }
  return { seeOther: back('sent') };
};
