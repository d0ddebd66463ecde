import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, isProblem, type Api } from '../../app/data/api.ts';
import { orderReturnPath } from '../payment/credit-queries.ts';
import type { DirectDebitIntent } from './direct-debit.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm, intentOf } from '../../app/forms/refused.ts';

const FIELDS = [
  'account_holder',
  'iban',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
] as const;

/** What each button does, and where it leads. */
const DOES: Record<DirectDebitIntent, (api: Api, form: FormData) => Promise<string>> = {
  sign: async (api, form) => {
    const order = field(form, 'order');
    const values = Object.fromEntries(FIELDS.map((name) => [name, field(form, name).trim()]));
    const body = { order, ...(values as Record<(typeof FIELDS)[number], string>) };
    await answer(api.POST('/api/directdebit.php', { params: intentOf(form), body }));
    return signingPath(order);
  },
  resend: async (api, form) => {
    const order = field(form, 'order');
    await answer(
      api.POST('/api/directdebit-code.php', { params: intentOf(form), body: { order } }),
    );
    return signingPath(order);
  },
  confirm: async (api, form) => {
    const order = field(form, 'order');
    const body = { order, otp: field(form, 'otp').replaceAll(/[\s\p{Pd}]/gu, '') };
    await answer(api.POST('/api/directdebit-confirm.php', { params: intentOf(form), body }));
    return orderReturnPath(order);
  },
};

const signingPath = (order: string): string => `/directdebit?${new URLSearchParams({ order })}`;

/** The forms of /directdebit without script: the mandate, its code, another code (M05). */
export async function directDebitAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const does = field(form, 'intent');
  if (!Object.hasOwn(DOES, does)) throw redirect('/credits');
  try {
    throw redirect(await DOES[does as DirectDebitIntent](api, form));
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isProblem(error, 'order_not_open')) throw redirect(orderReturnPath(field(form, 'order')));
    // The account is typed once more: it does not travel back.
    const again = refused(
      error,
      Object.fromEntries(
        FIELDS.filter((name) => name !== 'iban').map((name) => [name, field(form, name)]),
      ),
    );
    return data(again, { status: again.failure.status });
  }
}
