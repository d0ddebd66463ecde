import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, isProblem } from '../../app/data/api.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm } from '../../app/forms/refused.ts';

/** Log-in by a form without script; the session cookie travels with the answer. */
export async function logInAction({ request, context, url }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const email = field(form, 'email');
  const next = field(form, 'next') || (url.searchParams.get('next') ?? '');
  try {
    await answer(api.POST('/api/user.php', { body: { email, password: field(form, 'password') } }));
  } catch (error) {
    // The cookie that came with the refusal takes the account back.
    if (isProblem(error, 'account_deleted')) return redirect('/reactivate/do');
    const form = refused(error, { email, next });
    return data(form, { status: form.problem.status });
  }
  return redirect(safeNext(next));
}
