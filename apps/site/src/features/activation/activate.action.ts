import { redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent, problemOf } from '../../app/data/api.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, readForm } from '../../app/forms/refused.ts';

/** The button of the activation page without script; a mail scanner that opens the link presses nothing. */
export async function activateAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const token = field(await readForm(request), 'token');
  try {
    await answer(api.POST('/api/activation.php', { params: intent(), body: { token } }));
  } catch (error) {
    const reason = problemOf(error)?.code;
    if (!reason) throw error;
    return redirect(`/activate/error?reason=${reason}`);
  }
  return redirect('/activate/done');
}
