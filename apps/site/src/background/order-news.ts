import type { PaymentEnd } from '@velours/machines/payment';
import { createListeners } from '../app/loading/actor-handle.ts';
import { tabChannel } from '../app/data/tab-channel.ts';

/** How an order stands, as another tab or the live stream tells it. */
export interface OrderFact {
  orderId: string;
  status: 'pending' | PaymentEnd;
}

const STATUSES: readonly unknown[] = [
  'pending',
  'completed',
  'failed',
  'cancelled',
] satisfies readonly OrderFact['status'][];

/** A message of another tab, which may run another version of the site; null where it says nothing we know. */
function readOrderFact(message: unknown): OrderFact | null {
  const { orderId, status } = (message ?? {}) as Partial<OrderFact>;
  return typeof orderId === 'string' && STATUSES.includes(status)
    ? { orderId, status: status as OrderFact['status'] }
    : null;
}

export interface OrderNews {
  /** Tells the other tabs of this browser. */
  tellOtherTabs: (fact: OrderFact) => void;
  /** Tells who listens in this tab. */
  tell: (fact: OrderFact) => void;
  /** Hears of both; returns how to stop. */
  listen: (listener: (fact: OrderFact) => void) => () => void;
}

let shared: OrderNews | undefined;

/** The news of this tab; only in the browser. Where tabs hear nothing of each other, one learns of an order by the live stream. */
export function orderNews(): OrderNews {
  return (shared ??= createOrderNews());
}

function createOrderNews(): OrderNews {
  const channel = tabChannel('orders', readOrderFact);
  const { tell, listen } = createListeners<[OrderFact]>();
  channel.listen(tell);
  return { tellOtherTabs: channel.tell, tell, listen };
}
