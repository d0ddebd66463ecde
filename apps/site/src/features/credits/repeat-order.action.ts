import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, isProblem, type Api } from '../../app/data/api.ts';
import { REMOVE_INTENT, REPEAT_PATH } from './repeat-order.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { orderAction } from './order.action.ts';
import { field, refused, readForm, intentOf } from '../../app/forms/refused.ts';

/** /credits/repeat-order without script: orders as the order form does, or removes a saved method. */
export async function repeatOrderAction(args: ActionFunctionArgs) {
  const form = await readForm(args.request.clone());
  return field(form, 'intent') === REMOVE_INTENT
    ? removeMethod(args.context.get(pageRequestContext).api, form)
    : orderAction(args);
}

async function removeMethod(api: Api, form: FormData) {
  try {
    await answer(
      api.DELETE('/api/paymentmethod.php', {
        params: intentOf(form),
        body: { id: field(form, 'id') },
      }),
    );
  } catch (error) {
    // Gone already, as it should be.
    if (!isProblem(error, 'payment_method_not_found')) {
      const again = refused(error);
      return data(again, { status: again.failure.status });
    }
  }
  throw redirect(REPEAT_PATH);
}
