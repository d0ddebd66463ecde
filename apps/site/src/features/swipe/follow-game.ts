import type { SwipeGameActor } from './swipe-game-actor.ts';
import { swipeNews } from './swipe-news.ts';

/** Tells it what the browser and the other tabs know; returns how it is left alone. */
export function followGame(actor: SwipeGameActor, memberId: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') actor.send({ type: 'VISIBLE' });
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('online', () => actor.send({ type: 'ONLINE' }), { signal });
  addEventListener('pagehide', () => actor.send({ type: 'LEAVING' }), { signal });
  const stopListening = swipeNews().listen(({ memberId: of, ...decided }) => {
    if (of === memberId) actor.send({ type: 'DECIDED_ELSEWHERE', ...decided });
  });
  return () => {
    stop.abort();
    stopListening();
  };
}

/** The page is left: what was decided is still told, one after the other, then the game ends. */
export function endGame(actor: SwipeGameActor): void {
  actor.send({ type: 'LEAVING' });
  const endWhenTold = (): void => {
    if (actor.getSnapshot().context.queue.length === 0) actor.stop();
  };
  actor.subscribe(endWhenTold);
  endWhenTold();
}
