import { redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent, problemOf } from '../../app/data/api.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, readForm } from '../../app/forms/refused.ts';

/** "Send the mail again" without script: a member's own address, or the one a visitor gives. */
export async function resendActivationAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const email = field(form, 'email');
  let result = 'sent';
  try {
    await answer(
      api.POST('/api/activation-resend.php', { params: intent(), body: email ? { email } : {} }),
    );
  } catch (error) {
    result = problemOf(error)?.code ?? 'internal_error';
  }
  const back = new URL(sitePath(field(form, 'return_to')) ?? '/activate/error', request.url);
  back.searchParams.set('resend', result);
  return redirect(`${back.pathname}${back.search}`);
}
