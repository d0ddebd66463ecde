import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { selectStep } from '@velours/machines/directDebit';
import { newIdempotencyKey } from '@velours/api-client';
import { useApi } from '../../app/data/api.ts';
import { orderQuery } from '../payment/credit-queries.ts';
import { type DirectDebitPage, directDebitQuery } from './direct-debit-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { DirectDebitViewProps } from './DirectDebitView.tsx';
import { priceSummary } from '../payment/order-form.ts';
import { orderReturnPath } from '../payment/order-path.ts';
import { typedValues } from './direct-debit.ts';
import { orderNews } from '../../background/order-news.ts';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { directDebitLogic, refreshDirectDebit } from './direct-debit-logic.ts';

export interface DirectDebitStart extends DirectDebitPage {
  /** The form was sent without script. */
  refused?: RefusedForm | undefined;
}

/**
 * The mandate and the code of one order (M05): the server's facts, the statechart's state, and what other tabs know. Null once the
 * order is confirmed or over: its own page is on its way.
 */
export function useDirectDebit(start: DirectDebitStart): DirectDebitViewProps | null {
  const { orderId, idempotencyKey, refused } = start;
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useTranslate();
  const formats = useFormats();
  // The page has loaded both; what is heard of them later arrives here too.
  const { data: debit } = useQuery({ ...directDebitQuery(api, orderId), enabled: false });
  const { data: order } = useQuery({ ...orderQuery(api, orderId), enabled: false });

  const [logic] = useState(() => directDebitLogic({ api, client }));
  const [snapshot, send] = useActor(logic, {
    input: {
      now: () => Date.now(),
      newKey: newIdempotencyKey,
      orderId,
      isCodeSent: start.isCodeSent,
      values: typedValues(refused),
    },
  });

  useEffect(() => {
    const stop = new AbortController();
    addEventListener('online', () => send({ type: 'ONLINE' }), { signal: stop.signal });
    const stopListening = orderNews().listen((fact) => {
      send({ type: 'ORDER', ...fact });
      if (fact.orderId === orderId) void refreshDirectDebit({ api, client }, orderId);
    });
    return () => {
      stop.abort();
      stopListening();
    };
  }, [api, client, orderId, send]);

  const isOver =
    !debit ||
    debit.is_confirmed ||
    !order ||
    order.status !== 'pending' ||
    selectStep(snapshot) === 'done';
  useEffect(() => {
    // Not to come back to by the back button: there is nothing to sign any more.
    if (isOver) void navigate(orderReturnPath(orderId), { replace: true });
  }, [isOver, navigate, orderId]);

  const refusal = useMemo(() => errorOf(refused), [refused]);
  if (isOver) return null;
  return {
    snapshot,
    send,
    debit,
    orderNumber: order.payment_id,
    summary: priceSummary({ t, formats }, order, false),
    idempotencyKey,
    refusal,
  };
}
