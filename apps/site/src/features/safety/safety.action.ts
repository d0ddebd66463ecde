import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer } from '../../app/data/api.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm, intentOf } from '../../app/forms/refused.ts';

/** The objection on /decisions without script. */
export async function decisionObjectionAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const [decision, text] = [field(form, 'decision'), field(form, 'text').trim()];
  try {
    await answer(
      api.POST('/api/objection.php', {
        params: intentOf(form),
        body: { decision, text },
      }),
    );
  } catch (error) {
    const refusal = refused(error, { decision, text });
    return data(refusal, { status: refusal.problem.status });
  }
  throw redirect('/decisions');
}
