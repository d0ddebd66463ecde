import { type ReactNode, useMemo, useRef } from 'react';
import { WithdrawalForm } from '@velours/ui/blocks/WithdrawalForm';
import { Container } from '@velours/ui/primitives/Container';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { withdraw, withdrawalForm } from './withdrawal.ts';
import { useDayFormats, useFormats } from '../../app/i18n/format.ts';
import {
  useOrderChanges,
  knownState,
  refreshOrders,
  refusedState,
  withdrawalQuery,
  type WithdrawalAnswer,
} from '../transactions/transactions-data.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { intent, useApi, problemOf } from '../../app/data/api.ts';
import { orderQuery, type Order } from '../payment/credit-queries.ts';
import { useUser } from '../../app/data/hooks.ts';
import { userKey } from '../../app/data/keys.ts';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';
import { intentKey } from '../../app/forms/intent-key.ts';
import { orderNews } from '../../background/order-news.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import type { OrderWords } from '../payment/order-form.ts';

/** Withdrawing from a purchase within the refund period (M11, B05). `refused`: the form was sent without script. */
export function WithdrawalScreen({
  idempotencyKey,
  ...start
}: WithdrawalStart & { idempotencyKey: string }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const dayFormats = useDayFormats();
  const { order, known, isPending, errors, submit } = useWithdrawal(start);
  useOrderChanges();
  if (!order || !known) return null;
  return (
    <Container width="sm" isPage>
      <WithdrawalForm
        {...withdrawalForm({ t, formats, dayFormats }, order, known)}
        hiddenFields={{
          idempotency_key: idempotencyKey,
          amount: String(known.withdrawal?.amount ?? ''),
        }}
        isPending={isPending}
        errors={errors}
        onSubmit={submit}
      />
    </Container>
  );
}

interface WithdrawalStart {
  orderId: string;
  /** The form was sent without script, and refused. */
  refused?: RefusedForm | undefined;
}

/** Withdrawing from a purchase: what it brings back, and the one request that does it (B05). */
function useWithdrawal({ orderId, refused }: WithdrawalStart) {
  const api = useApi();
  const client = useQueryClient();
  const t = useTranslate();
  const formats = useFormats();
  const memberId = useUser()?.profile.id ?? '';
  const { data: order = null } = useQuery(orderQuery(api, orderId));
  const state = order ? knownState(order) : undefined;
  const { data: asked } = useQuery({
    ...withdrawalQuery(api, orderId),
    enabled: state === undefined,
  });
  const known: WithdrawalAnswer | undefined = state ? { state, withdrawal: null } : asked;

  // Of two presses in one moment the second comes before the page has been drawn again.
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: async (amount: number): Promise<Order> => {
      const name = `withdrawal-${memberId}-${orderId}-${amount}`;
      const { key, forget } = intentKey(name, () => sessionStorage);
      const made = await withdraw(api, intent(key), { order: orderId, amount });
      forget();
      return made.order;
    },
    onSuccess: (made) => {
      client.setQueryData(orderQuery(api, orderId).queryKey, made);
      orderNews().tellOtherTabs({ orderId, status: made.status });
    },
    // The balance in the navigation, and on a refusal what the server knows better.
    onSettled: () => {
      isSending.current = false;
      return Promise.all([client.invalidateQueries({ queryKey: userKey }), refreshOrders(client)]);
    },
  });

  const refusal = useMemo(() => errorOf(refused), [refused]);
  const error = mutation.error ?? refusal;
  // New errors move the focus to the summary, so the same ones must stay the same object.
  const errors = useMemo(
    () =>
      error === null || refusedState(error) !== undefined
        ? undefined
        : withdrawalErrors({ t, formats }, error, order?.currency ?? ''),
    [error, t, formats, order?.currency],
  );
  const amount = known?.withdrawal?.amount;
  return {
    order,
    known,
    isPending: mutation.isPending,
    errors,
    submit: (): void => {
      if (amount === undefined || isSending.current) return;
      isSending.current = true;
      mutation.mutate(amount);
    },
  };
}

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
