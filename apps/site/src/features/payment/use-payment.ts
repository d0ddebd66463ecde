import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import {
  selectOrderId,
  type PaymentChoice,
  type paymentMachine,
  type StoredPayment,
} from '@velours/machines/payment';
import type { SnapshotFrom, Actor } from 'xstate';
import { useApi } from '../../app/data/api.ts';
import { orderQuery, type Order } from './credit-queries.ts';
import { useUser } from '../../app/data/hooks.ts';
import { leaveDocument } from '../../app/document/leave-document.ts';
import { useAsyncActor } from '../../app/loading/actor-handle.ts';
import type { PaymentActor, PaymentStorage } from './payment-actor.ts';
import { orderNews } from '../../background/order-news.ts';
import { keep, readKept } from '../../app/data/tab-storage.ts';

/** Where a purchase begins: an order in the address, or what the address chooses. */
interface PaymentStart {
  orderId: string | null;
  choice: PaymentChoice | null;
  /** An order whose end the member has seen, maybe before this page's script was there, or that was left open: it is not followed. */
  endedOrderId?: string | null;
}

/** What can be bought is known at once or a moment later; who has pressed "pay" before need not press again. */
const knowsOptions = (snapshot: SnapshotFrom<PaymentActor>): boolean =>
  !snapshot.matches('loadingOptions');

/** One purchase of the page (spec section 4), from the first render's start; the order it follows, as far as it is known. */
export function usePayment(start: PaymentStart) {
  const api = useApi();
  const client = useQueryClient();
  const memberId = useUser()?.profile.id ?? '';
  const [{ orderId: startedWith, choice, endedOrderId = null }] = useState(start);
  const create = useCallback(async () => {
    const { createPaymentActor } = await import('./payment-actor.ts');
    const storage = createPaymentStorage(memberId);
    if (endedOrderId !== null) storage.forgetOrder(endedOrderId);
    const parts = { api, client, storage, leave: leaveDocument };
    return createPaymentActor(parts, { orderId: startedWith, choice });
  }, [api, client, memberId, startedWith, choice, endedOrderId]);
  const { actor, snapshot, send } = useAsyncActor(create, true, knowsOptions);

  useEffect(() => actor && followPage(actor), [actor]);

  const orderId = (snapshot && selectOrderId(snapshot)) ?? startedWith;
  const { data: order = null } = useQuery({
    ...orderQuery(api, orderId ?? ''),
    enabled: false,
  });
  const shown = orderId === null ? null : order;
  useOrderShown(shown);
  return { snapshot, send, order: shown };
}

/** Who has read how an order ended is not told of it on the next page: the statechart, which forgets it, may come too late for this one. */
export function useOrderShown(order: Order | null | undefined): void {
  const memberId = useUser()?.profile.id ?? '';
  const endedId = order && order.status !== 'pending' ? order.id : null;
  useEffect(() => {
    if (endedId !== null) createPaymentStorage(memberId).forgetOrder(endedId);
  }, [memberId, endedId]);
}

/** Tells it what the browser and others know: whether the page is seen, the network, the way back, how orders stand. */
function followPage(actor: Actor<typeof paymentMachine>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onVisibility = (): void =>
    actor.send({ type: document.visibilityState === 'visible' ? 'VISIBLE' : 'HIDDEN' });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('online', () => actor.send({ type: 'ONLINE' }), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && actor.send({ type: 'RETURNED' }), {
    signal,
  });
  const stopListening = orderNews().listen((fact) => actor.send({ type: 'ORDER', ...fact }));
  return () => {
    stop.abort();
    stopListening();
  };
}

const isStored = (value: unknown): value is StoredPayment => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, order, submittedAt, orderId } = value as Partial<StoredPayment>;
  return (
    typeof key === 'string' &&
    typeof order === 'object' &&
    typeof submittedAt === 'number' &&
    (orderId === null || typeof orderId === 'string')
  );
};

/** Where nothing can be kept an order lives as long as its page. */
export function createPaymentStorage(memberId: string): PaymentStorage {
  const name = `payment-${memberId}`;
  const read = (): StoredPayment | null => {
    const value = readKept(name);
    return isStored(value) ? value : null;
  };
  const take = (is: (stored: StoredPayment) => boolean): void => {
    const stored = read();
    if (stored && is(stored)) keep(name, null);
  };
  return {
    read,
    store: (stored) => keep(name, stored),
    forget: (key) => take((stored) => stored.key === key),
    forgetOrder: (id) => take(({ orderId }) => orderId === id),
  };
}
