import type { OutboxItem, OutboxMedia } from '@velours/machines/messageOutbox';
import { createPagePort, usePort } from './page-port.ts';

/** What is on its way, with the key it goes out with. */
export type OnTheWay = OutboxItem & { readonly key: string };

/** What runs for a member beside the pages, as far as pages read it. */
export interface LiveState {
  /** What to say about the connection; null where there is nothing to say. */
  connection: 'offline' | 'reconnecting' | null;
  /** Messages that are not in their conversations yet, in order. */
  outbox: readonly OnTheWay[];
}

export type OutboxCommand =
  | { type: 'ENQUEUE'; profileId: string; text: string; media?: OutboxMedia }
  | { type: 'CANCEL'; id: string }
  | { type: 'RETRY'; id: string };

/** Where a conversation meets its connection and the outbox, which is fetched when a message waits or may be written. */
export const liveStore = createPagePort<LiveState, OutboxCommand>({ connection: null, outbox: [] });

export const useLiveState = (): LiveState => usePort(liveStore);
