import { redirect } from 'react-router';
import { isProblem } from '../../app/data/api.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { field, type SubmitPage } from '../../app/forms/submit.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';
import { logIn } from '../../background/session/log-in.ts';

/** /login: who is logged in already goes where the log-in would lead. */
export const loadLogIn: LoadPage = async ({ user, url }) => {
  if (await user()) throw redirect(safeNext(url.searchParams.get('next')));
};

/** Where who gave the right password of a deleted account can take it back (A02). */
export const REACTIVATION_PATH = '/reactivate/do';

/** Logs in and goes on to the page that asked for it. */
export const submitLogIn: SubmitPage<Response> = async (form, { api, url }) => {
  try {
    await logIn(api, { email: field(form, 'email'), password: field(form, 'password') });
  } catch (error) {
    // The cookie that came with the refusal takes the account back.
    if (isProblem(error, 'account_deleted')) return redirect(REACTIVATION_PATH);
    throw error;
  }
  return redirect(safeNext(field(form, 'next') || url.searchParams.get('next')));
};
