import { problemOf } from '../../app/data/api.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import type { OrderWords } from '../payment/order-form.ts';

/** Why nothing was withdrawn, or that it is not known whether. */
export function withdrawalErrors(
  { t, formats }: OrderWords,
  error: unknown,
  currency: string,
): { form: string } {
  const problem = problemOf(error);
  if (!problem) return { form: t(($) => $.transactions.withdrawal.unknown) };
  const amount = problem.params['amount'];
  if (problem.code !== 'amount_changed' || amount === undefined) {
    return { form: errorText(t, error) };
  }
  return {
    form: t(($) => $.transactions.withdrawal.amountChanged, {
      amount: formats.money(Number(amount), currency),
    }),
  };
}
