import { useSyncExternalStore } from 'react';
import type { OutboxItem } from '@velours/machines/messageOutbox';

/** What runs for a member beside the pages, as far as pages read it and speak to it. */
export interface LiveState {
  /** What to say about the connection; null where there is nothing to say. */
  connection: 'offline' | 'reconnecting' | null;
  /** Messages that are not in their conversations yet, in order. */
  outbox: readonly OutboxItem[];
}

export type OutboxCommand =
  | { type: 'ENQUEUE'; profileId: string; text: string }
  | { type: 'CANCEL'; id: string }
  | { type: 'RETRY'; id: string };

const NOTHING: LiveState = { connection: null, outbox: [] };

let state = NOTHING;
let send: ((command: OutboxCommand) => void) | undefined;
/** Commands from before the outbox was there: its code comes after the page. */
let waiting: OutboxCommand[] = [];
let isOutboxWanted = false;
let fetchOutbox: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Where the statecharts of a member's page and its screens meet. */
export const liveStore = {
  set(change: Partial<LiveState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  },
  /** A conversation is open, or something was written: the outbox is needed from now on. */
  wantOutbox(): void {
    isOutboxWanted = true;
    fetchOutbox?.();
  },
  /** Who fetches the outbox once it is wanted; returns how they leave. */
  whenOutboxIsWanted(fetch: () => void): () => void {
    fetchOutbox = fetch;
    if (isOutboxWanted) fetch();
    return () => {
      fetchOutbox = undefined;
      isOutboxWanted = false;
    };
  },
  /** The outbox takes commands from now on. */
  connect(receiver: (command: OutboxCommand) => void): void {
    send = receiver;
    const before = waiting;
    waiting = [];
    before.forEach((command) => receiver(command));
  },
  disconnect(): void {
    send = undefined;
    waiting = [];
    liveStore.set(NOTHING);
  },
  send(command: OutboxCommand): void {
    if (send) {
      send(command);
      return;
    }
    waiting = [...waiting, command];
    liveStore.wantOutbox();
  },
};

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => NOTHING,
  );
}
