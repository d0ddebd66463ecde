import type { PaymentEnd } from '@velours/machines/payment';

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
  if (typeof message !== 'object' || message === null) return null;
  const { orderId, status } = message as Partial<OrderFact>;
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

/** Without `BroadcastChannel` each tab stands alone, and learns of an order by the live stream or by asking. */
function createOrderNews(channel: BroadcastChannel | null): OrderNews {
  const listeners = new Set<(fact: OrderFact) => void>();
  const tell = (fact: OrderFact): void => listeners.forEach((listener) => listener(fact));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const fact = readOrderFact(data);
    if (fact) tell(fact);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    tellOtherTabs: (fact) => channel?.postMessage(fact),
    tell,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let shared: OrderNews | undefined;

/** The news of this tab; only in the browser. */
export function orderNews(): OrderNews {
  return (shared ??= createOrderNews(
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('orders'),
  ));
}
