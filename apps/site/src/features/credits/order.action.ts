import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { Body } from '@velours/api-client';
import { answer } from '../../app/data/api.ts';
import { isPackage, orderPath, orderReturnPath } from '../payment/credit-queries.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm, intentOf } from '../../app/forms/refused.ts';

/** The order form without script: every button but the one that pays leads to the page of what was chosen. */
export async function orderAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const id = field(form, 'package');
  const method = field(form, 'payment_method') || undefined;
  const does = field(form, 'intent');
  const code =
    does === 'remove_code' ? undefined : field(form, 'discount_code').trim() || undefined;
  const choice = { package: isPackage(id) ? id : undefined, method, code };
  if (does !== 'pay' || !choice.package || !method) throw redirect(orderPath(choice));
  try {
    const options = await answer(
      api.GET('/api/paymentoptions.php', {
        params: { query: code === undefined ? {} : { discount_code: code } },
      }),
    );
    const body: Body<'createOrder'> = {
      package: choice.package,
      method,
      discount_code: options.discount?.code ?? null,
      withdrawal_consent: form.has('withdrawal_consent'),
      total: Number(field(form, 'total')) || 0,
      ...(form.has('save_method') ? { save_method: true } : {}),
    };
    const { order } = await answer(api.POST('/api/order.php', { params: intentOf(form), body }));
    // That page has the way to the bank: a form's own redirect may not leave the site (form-action).
    throw redirect(orderReturnPath(order.id));
  } catch (error) {
    if (error instanceof Response) throw error;
    const again = refused(error, {});
    return data(again, { status: again.failure.status });
  }
}
