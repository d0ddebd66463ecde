import { type ReactNode, useMemo } from 'react';
import { WithdrawalForm } from '@velours/ui/blocks/WithdrawalForm';
import { Container } from '@velours/ui/primitives/Container';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { intentKey, withdrawalForm } from './withdrawal.ts';
import { useDayFormats, useLocalFormats } from '../../app/i18n/use-formats.ts';
import {
  useOrderChanges,
  knownState,
  withdrawalPath,
  withdrawalQuery,
  type WithdrawalAnswer,
} from '../transactions/transactions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/data/api.ts';
import { orderQuery } from '../payment/credit-queries.ts';
import { useFormKey, useUser } from '../../app/data/hooks.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { orderNews } from '../../background/order-news.ts';
import { failureText, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { OrderWords } from '../payment/order-form.ts';

/** Withdrawing from a purchase within the refund period (M11, B05). */
export function WithdrawalScreen({ orderId }: { orderId: string }): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const dayFormats = useDayFormats();
  const formKey = useFormKey();
  const { order, known, isPending, errors, submit } = useWithdrawal(orderId);
  useOrderChanges();
  if (!order || !known) return null;
  return (
    <Container width="sm" isPage>
      <WithdrawalForm
        {...withdrawalForm({ t, formats, dayFormats }, order, known)}
        hiddenFields={{
          ...formKey,
          amount: String(known.withdrawal?.amount ?? ''),
        }}
        isPending={isPending}
        errors={errors}
        onSubmit={submit}
      />
    </Container>
  );
}

/** Withdrawing from a purchase: what it brings back, and the form that does it once, also after a reload (B05). */
function useWithdrawal(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const words = useTexts();
  const memberId = useUser()?.profile.id ?? '';
  const { data: order = null } = useQuery(orderQuery(api, orderId));
  const state = order ? knownState(order) : undefined;
  const { data: asked } = useQuery({
    ...withdrawalQuery(api, orderId),
    enabled: state === undefined,
  });
  const known: WithdrawalAnswer | undefined = state ? { state, withdrawal: null } : asked;

  const { failure, isPending, onSubmit } = useForm({
    action: withdrawalPath(orderId),
    keyOf: (content) =>
      intentKey(`withdrawal-${memberId}-${orderId}-${content}`, () => sessionStorage),
    onDone: () => {
      const made = client.getQueryData(orderQuery(api, orderId).queryKey);
      if (made) orderNews().tellOtherTabs({ orderId, status: made.status });
    },
  });
  const currency = order?.currency ?? '';
  // New errors move the focus to the summary, so the same ones must stay the same object.
  const errors = useMemo(
    () => (failure ? withdrawalErrors(words, failure, currency) : undefined),
    [failure, words, currency],
  );
  const amount = known?.withdrawal?.amount;
  return {
    order,
    known,
    isPending,
    errors,
    submit: (): void => {
      if (amount !== undefined) onSubmit({ amount: String(amount) });
    },
  };
}

/** Why nothing was withdrawn, or that it is not known whether. */
export function withdrawalErrors(
  { t, formats }: OrderWords,
  failure: AnyFailure,
  currency: string,
): { form: string } {
  if (failure.code === 'network') return { form: t(($) => $.transactions.withdrawal.unknown) };
  const { amount } = failure.params as { amount?: number };
  if (failure.code !== 'amount_changed' || amount === undefined) {
    return { form: failureText(t, failure) };
  }
  return {
    form: t(($) => $.transactions.withdrawal.amountChanged, {
      amount: formats.money(Number(amount), currency),
    }),
  };
}
