import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer } from '../../app/data/api.ts';
import { refusedState, withdrawalPath } from '../transactions/transactions-data.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm, intentOf } from '../../app/forms/refused.ts';

/** The withdrawal form without script; the page itself says what came of it. */
export async function withdrawAction({ request, context, params }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const order = params['id'] ?? '';
  try {
    await answer(
      api.POST('/api/withdrawal.php', {
        params: intentOf(form),
        body: { order, amount: Number(field(form, 'amount')) || 0 },
      }),
    );
  } catch (error) {
    if (refusedState(error) === undefined) {
      const again = refused(error);
      return data(again, { status: again.failure.status });
    }
  }
  throw redirect(withdrawalPath(order));
}
