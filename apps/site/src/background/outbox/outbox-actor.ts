import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { newIdempotencyKey, type Answer } from '@velours/api-client';
import {
  messageOutboxMachine,
  selectItems,
  type MessageOutboxEvent,
  type SendInput,
  type SendOutput,
  type StorageChange,
} from '@velours/machines/messageOutbox';
import type { Schemas } from '../../app/data/api.ts';
import { addMessage, bumpChat } from '../../app/data/chat-cache.ts';
import { formOf } from '../../app/forms/submit.ts';
import { chatsKey, messagesKey, userKey } from '../../app/data/keys.ts';
import { showing, type RunningActor } from '../../app/loading/actor-handle.ts';
import type { Member, OnTheWay } from '../host.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { submitMessage } from './submit-message.ts';

type OutboxMember = Pick<Member, 'api' | 'client' | 'memberId'>;

/** The outbox over IndexedDB, one lock for all tabs, and the API. */
function createOutboxActor({
  api,
  client,
  memberId,
}: OutboxMember): Actor<typeof messageOutboxMachine> {
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
          const { profileId, text, media, idempotencyKey } = input;
          const { message, credits } = await submitMessage(
            formOf({
              profile: profileId,
              idempotency_key: idempotencyKey,
              ...(media ? { [media.kind]: media.id } : { text }),
            }),
            { api, url: new URL(location.href), signal },
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

/** Starts the member's outbox, and tells it of the network and of what conversations show. */
export function startOutbox(
  member: OutboxMember,
  signal: AbortSignal,
): RunningActor<readonly OnTheWay[], MessageOutboxEvent> {
  const outbox = createOutboxActor(member);
  const stopListening = member.client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== messagesKey[0]) return;
    const messageIds = listedMessages(query.state.data);
    // After the render that shows them, so that a message never disappears in between.
    setTimeout(() => outbox.send({ type: 'LISTED', messageIds }));
  });
  signal.addEventListener('abort', stopListening);
  addEventListener('online', () => outbox.send({ type: 'ONLINE' }), { signal });
  addEventListener('offline', () => outbox.send({ type: 'OFFLINE' }), { signal });
  outbox.start();
  return showing(outbox, (snapshot) => {
    const keys = new Map(snapshot.context.entries.map(({ id, key }) => [id, key]));
    return selectItems(snapshot).map((item) => ({ ...item, key: keys.get(item.id) ?? item.id }));
  });
}

/** The ids of all messages that a cached conversation shows. */
function listedMessages(data: unknown): string[] {
  const { pages } = (data ?? { pages: [] }) as InfiniteData<Answer<'getMessages'>>;
  return pages.flatMap((page) => page.messages.map(({ id }) => id));
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
