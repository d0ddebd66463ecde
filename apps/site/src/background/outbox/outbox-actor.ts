import type { QueryClient } from '@tanstack/react-query';
import {
  selectIsUnsafe,
  selectItems,
  type MessageOutboxEvent,
} from '@velours/machines/messageOutbox';
import { answer, type Schemas } from '../../app/data/api.ts';
import { addMessage, bumpChat, type Conversation } from '../../app/data/chat-cache.ts';
import { chatsKey, messagesKey, userKey } from '../../app/data/keys.ts';
import { guardDocument } from '../../app/document/leave-document.ts';
import { showing, type RunningActor } from '../../app/loading/actor-handle.ts';
import { sentHere } from '../events.ts';
import type { Member, OnTheWay } from '../host.ts';
import { createOutbox, sendWithoutPage } from './outbox.ts';
import { writtenCall } from './written-call.ts';

type OutboxMember = Pick<Member, 'api' | 'client' | 'memberId' | 'otherTabs' | 'reload'>;

/** Starts the member's outbox, and tells it of the network and of what conversations show. */
export function startOutbox(
  member: OutboxMember,
  signal: AbortSignal,
): RunningActor<readonly OnTheWay[], MessageOutboxEvent> {
  const { api, client, memberId, otherTabs, reload } = member;
  const outbox = createOutbox(
    memberId,
    async (input, signal) => {
      const { message, credits } = await answer(writtenCall(api, input, signal));
      takeSent(client, message, credits, memberId);
      return { messageId: message.id };
    },
    () => otherTabs.chats.tell({ type: 'written', conversation: '' }),
  );
  // What was written without a connection is sent when it is back, whether or not this page still is.
  let numShort = 0;
  let release: (() => void) | undefined;
  const endGuard = (): void => {
    release?.();
    release = undefined;
  };
  outbox.subscribe((snapshot) => {
    const { entries, isOnline } = snapshot.context;
    // What the browser could not store goes with the page.
    if (selectIsUnsafe(snapshot)) release ??= guardDocument();
    else endGuard();
    const before = numShort;
    numShort = entries.filter(({ reason }) => reason?.code === 'insufficient_credits').length;
    // Spent in another tab, or on another device: this one has counted on them.
    if (numShort > before) reload(['user']);
    const waits = entries.some(({ status }) => status === 'queued');
    if (waits && !isOnline) void sendWithoutPage(memberId);
  });
  const stopListening = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== messagesKey[0]) return;
    const messageIds = listedMessages(query.state.data);
    // After the render that shows them, so that a message never disappears in between.
    setTimeout(() => outbox.send({ type: 'LISTED', messageIds }));
  });
  signal.addEventListener('abort', stopListening);
  signal.addEventListener('abort', endGuard);
  addEventListener('online', () => outbox.send({ type: 'ONLINE' }), { signal });
  addEventListener('offline', () => outbox.send({ type: 'OFFLINE' }), { signal });
  // While the browser kept the page to go back to, it has heard of nothing that was written.
  const heardNothing = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) outbox.send({ type: 'CHANGED_ELSEWHERE' });
  };
  addEventListener('pageshow', heardNothing, { signal });
  outbox.start();
  return showing(outbox, (snapshot) => {
    const { entries, pauses, isOnline } = snapshot.context;
    return selectItems(snapshot).map((item) => {
      const { id, profileId, status } = item;
      // A try after others that came to nothing is no news, and what is held back behind it waits for the same.
      const isHeld = entries.some((entry) => pauses[entry.id] && entry.profileId === profileId);
      const isOnTheWay = status === 'queued' || status === 'sending';
      return {
        ...item,
        key: entries.find((entry) => entry.id === id)?.key ?? id,
        ...(isOnline
          ? // What is being stored, or has its turn in a moment, waits for no connection.
            isOnTheWay && { status: isHeld ? ('waiting' as const) : ('sending' as const) }
          : // Nothing is tried without a connection, whoever asks for it.
            status === 'waiting' && { status: 'queued' as const, canRetry: false }),
      };
    });
  });
}

/** The ids of all messages that a cached conversation shows. */
function listedMessages(data: unknown): string[] {
  return ((data as Conversation | undefined)?.messages ?? []).map(({ id }) => id);
}

/** The conversation, the list and the credits, once the server has taken a message. */
function takeSent(
  client: QueryClient,
  message: Schemas['Message'],
  credits: number,
  ownId: string,
): void {
  sentHere.add(message.id);
  addMessage(client, message);
  if (!bumpChat(client, message, ownId)) {
    void client.invalidateQueries({ queryKey: chatsKey });
    // A conversation has begun: how many can still be is asked for again.
    void client.invalidateQueries({ queryKey: messagesKey });
  }
  client.setQueryData<Schemas['User'] | null>(userKey, (user) => user && { ...user, credits });
}
