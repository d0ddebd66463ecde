import { answer, isProblem } from '../../app/data/api.ts';
import type { PageArgs } from '../../app/data/page-data.ts';
import { field } from '../../app/forms/submit.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';

/** Where who gave the right password of a deleted account can take it back (A02). */
export const REACTIVATION_PATH = '/reactivate/do';

/** Logs in, and goes on to the page that asked for it; the session cookie comes with the answer. */
export async function submitLogIn(form: FormData, { api }: Pick<PageArgs, 'api'>) {
  const body = { email: field(form, 'email').trim(), password: field(form, 'password') };
  try {
    const { user } = await answer(api.POST('/api/user.php', { body }));
    return { user, seeOther: safeNext(field(form, 'next')) };
  } catch (error) {
    if (!isProblem(error, 'account_deleted')) throw error;
    // The cookie that came with the refusal takes the account back.
    return { refusal: error, seeOther: REACTIVATION_PATH };
  }
}
