import type { Actor } from 'xstate';
import type { paymentMachine } from '@velours/machines/payment';
import { orderNews } from '../../background/order-news.ts';

/** Tells it what the browser and others know: whether the page is seen, the network, the way back, how orders stand. */
export function followPage(actor: Actor<typeof paymentMachine>): () => void {
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
