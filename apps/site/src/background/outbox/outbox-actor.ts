import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import {
  messageOutboxMachine,
  type SendInput,
  type SendOutput,
  type StorageChange,
} from '@velours/machines/messageOutbox';
import { answer, intent, type Api, type Schemas } from '../../app/data/api.ts';
import { addMessage, bumpChat } from '../../app/data/chat-cache.ts';
import { chatsKey, messagesKey, userKey } from '../../app/data/keys.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { postMessage } from './post-message.ts';

export interface OutboxParts {
  api: Api;
  client: QueryClient;
  memberId: string;
}

/** The outbox over IndexedDB, one lock for all tabs, and the API. */
export function createOutboxActor(parts: OutboxParts): Actor<typeof messageOutboxMachine> {
  const { api, client, memberId } = parts;
  const storage = createOutboxStorage(memberId, indexedDB);
  return createActor(
    messageOutboxMachine.provide({
      actors: {
        holdLock: fromCallback<EventObject, undefined>(({ sendBack }) =>
          holdLock(`outbox-${memberId}`, () => sendBack({ type: 'LOCK_GRANTED' })),
        ),
        readEntries: fromPromise(() => storage.read()),
        writeEntries: fromPromise<void, StorageChange>(({ input }) => storage.write(input)),
        sendMessage: fromPromise<SendOutput, SendInput>(async ({ input, signal }) => {
          const { message, credits } = await answer(
            postMessage(api, input, intent(input.idempotencyKey), signal),
          );
          takeSent(client, message, credits, memberId);
          return { messageId: message.id };
        }),
      },
    }),
    {
      input: {
        now: () => Date.now(),
        newKey: newIdempotencyKey,
        random: () => Math.random(),
        isOnline: navigator.onLine,
      },
    },
  );
}

/** The conversation, the list and the credits, once the server has taken a message. */
function takeSent(
  client: QueryClient,
  message: Schemas['Message'],
  credits: number,
  ownId: string,
): void {
  addMessage(client, message);
  if (!bumpChat(client, message, ownId)) {
    void client.invalidateQueries({ queryKey: chatsKey });
    // A conversation has begun: how many can still be is asked for again.
    void client.invalidateQueries({ queryKey: messagesKey });
  }
  client.setQueryData<Schemas['User'] | null>(userKey, (user) => user && { ...user, credits });
}

/** Holds a lock over all tabs until stopped; where the browser has no locks, the tab counts as the only one. */
function holdLock(name: string, onGranted: () => void): () => void {
  if (!('locks' in navigator)) {
    queueMicrotask(onGranted);
    return () => undefined;
  }
  const asking = new AbortController();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  void navigator.locks
    .request(name, { signal: asking.signal }, () => {
      onGranted();
      return held;
    })
    // Stopped before the lock was granted.
    .catch(() => undefined);
  return () => {
    asking.abort();
    release();
  };
}
