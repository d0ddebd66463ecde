import { redirectDocument } from 'react-router';
import { answer, problemOf, type Api, type ProblemCode } from '../../app/data/api.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { deadLinkCode } from '../mail-change/mail-change.ts';
import { failureErrors, type AnyFailure, type StepErrors } from '../../app/errors/problem-text.ts';
import { refusal, type RefusedForm } from '../../app/forms/refused-form.ts';
import { field, intentOf, type SubmitPage, type DoneForm } from '../../app/forms/submit.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** The links of a mail that lead to a new password: a forgotten one (S07), or the old address again (A01). */
const KINDS = {
  '/reset-password/do': 'password_reset',
  '/mail-change/undo': 'mail_change_undo',
} as const;

type NewPasswordPath = keyof typeof KINDS;
type NewPasswordLink = (typeof KINDS)[NewPasswordPath];

/** Both pages have one route. */
const pathOf = ({ pathname }: URL): NewPasswordPath =>
  pathname === '/mail-change/undo' ? pathname : '/reset-password/do';

/** What a link of a mail does, or why it does nothing any more. */
interface LinkState {
  /** The address it is about; null where it does not work. */
  email: string | null;
  reason: ProblemCode | null;
}

export interface LinkPage {
  path: NewPasswordPath;
  token: string;
  link: LinkState;
}

/** The words of the page, by the name of their group. */
export const wordsOf = ({ path }: Pick<LinkPage, 'path'>) =>
  path === '/reset-password/do' ? 'newPassword' : 'undo';

/** What is wrong with two passwords that differ (spec section 5). */
const NOT_EQUAL = 'not_equal';

/** Shortest password of the contract, in characters. */
export const SHORTEST_PASSWORD = 8;

/** Whether the link still works is told before a password is thought of. */
export const loadNewPassword: LoadPage<LinkPage> = async ({ api, url }) => {
  const token = url.searchParams.get('token') ?? '';
  const path = pathOf(url);
  return { path, token, link: await readLink(api, token, KINDS[path]) };
};

/** Looks a link up without using it; one of another kind counts as none of ours. */
async function readLink(api: Api, token: string, kind: NewPasswordLink): Promise<LinkState> {
  try {
    const link = await answer(api.GET('/api/account-link.php', { params: { query: { token } } }));
    return link.kind === kind
      ? { email: link.email, reason: null }
      : { email: null, reason: 'link_invalid' };
  } catch (error) {
    const reason = deadLinkCode(problemOf(error)?.code);
    // The link may be good: the page that says what failed tries it again.
    if (reason === null) throw error;
    return { email: null, reason };
  }
}

/** Sets the password that was typed twice. Afterwards the log-in page is a new document: nobody is logged in. */
export const submitNewPassword: SubmitPage = async (form, { api, url }) => {
  const body = { token: field(form, 'token'), password: field(form, 'password') };
  const fields = checkTwice(body.password, field(form, 'again'));
  if (fields.length > 0)
    return refusal(form, { code: 'validation_failed', status: 422, fields, params: {} });
  const params = intentOf(form);
  if (pathOf(url) === '/reset-password/do') {
    await answer(api.POST('/api/reset-password-confirm.php', { params, body }));
    return redirectDocument('/login?done=password');
  }
  await answer(api.POST('/api/mail-change-undo.php', { params, body }));
  return redirectDocument('/login?done=restored');
};

/** What is wrong with two passwords that are not the same; of two that are the API says it. */
function checkTwice(password: string, again: string): RefusedForm['failure']['fields'] {
  if (password === again && password !== '') return [];
  const params = { minimum: SHORTEST_PASSWORD };
  const isShort = [...password].length < SHORTEST_PASSWORD;
  return [
    ...(isShort ? [{ field: 'password', code: 'password_too_short', params }] : []),
    { field: 'again', code: NOT_EQUAL },
  ];
}

/** What is wrong with a form for a new password: an empty one is asked for as what it is. */
export function newPasswordErrors<Field extends 'current' | 'password' | 'again'>(
  t: Translate,
  failure: AnyFailure,
  names: readonly Field[],
): StepErrors<Field> {
  const { form, fields } = { ...failureErrors(t, failure, names) };
  const own = failure.fields.flatMap(({ field, code }) => {
    if (code === NOT_EQUAL) return [[field, t(($) => $.auth.newPassword.notEqual)]];
    const isMissing = field === 'password' && code === 'required';
    return isMissing ? [[field, t(($) => $.errors.missing.new_password)]] : [];
  });
  return { form, fields: { ...fields, ...Object.fromEntries(own) } };
}

/** Asks for the mail with the link. */
export const submitResetPassword: SubmitPage<DoneForm> = async (form, { api }) => {
  const body = { email: field(form, 'email').trim() };
  await answer(api.POST('/api/reset-password.php', { params: intentOf(form), body }));
  return { seeOther: '/reset-password?sent=1' };
};
