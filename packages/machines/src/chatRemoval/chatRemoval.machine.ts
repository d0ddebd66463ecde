import { assign, setup } from 'xstate';
import { isCertainRefusal, toFailure } from '../failure/failure.logic.ts';
import { intentFor } from '../private/intent.ts';
import { ofError } from '../private/ofError.ts';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import { ALREADY_REMOVED_CODES } from './chatRemoval.logic.ts';
import type { ChatRemovalContext, ChatRemovalInput, RemovalValues } from './chatRemoval.logic.ts';

export interface RemoveChatInput extends RemovalValues {
  readonly idempotencyKey: string;
}

export type ChatRemovalEvent =
  /** The member removes a chat, or tries again after a failure. */
  | ({ readonly type: 'REMOVE' } & RemovalValues)
  /** The member dismisses the alert about this chat. */
  | ({ readonly type: 'DISMISS' } & RemovalValues)
  /** Another tab has removed it. */
  | ({ readonly type: 'REMOVED_ELSEWHERE' } & RemovalValues);

const without = <TItem extends { readonly values: RemovalValues }>(
  items: readonly TItem[],
  conversationId: string,
): readonly TItem[] => items.filter(({ values }) => values.conversationId !== conversationId);

/** The removal that is on its way. */
const currentOf = ({ queue }: ChatRemovalContext): RemoveChatInput => ({
  conversationId: queue[0]?.values.conversationId ?? '',
  idempotencyKey: queue[0]?.key ?? '',
});

const current = ({ context }: { context: ChatRemovalContext }): string =>
  currentOf(context).conversationId;

/** It is gone: a list that was on its way may have brought it back, and the other tabs do not know yet. */
const finish = [
  { type: 'dropChat', params: current },
  { type: 'tellOtherTabs', params: current },
  'endTurn',
] as const;

/**
 * Removal of chats (spec section 4): each is gone from the list at once, then the server is called, one after the
 * other; on failure an alert tells the error and the chats are reloaded. Taking a removal
 * back is a call of its own, once it is done (decision 14).
 *
 * Give it
 * - `removeChat`: resolves when the server has removed it, rejects with the client's error;
 * - `dropChat`: takes the chat out of the list in memory, and stops readings of the list that are on their way;
 * - `reloadChats`: reads the list again;
 * - `tellOtherTabs`: they send it to their machines as `REMOVED_ELSEWHERE`.
 */
export const chatRemovalMachine = setup({
  types: {
    context: {} as ChatRemovalContext,
    events: {} as ChatRemovalEvent,
    input: {} as ChatRemovalInput,
  },
  actors: {
    removeChat: unprovidedActor<void, RemoveChatInput>('chatRemoval', 'removeChat'),
  },
  actions: {
    dropChat: unprovidedAction<string>('chatRemoval', 'dropChat'),
    reloadChats: unprovidedAction('chatRemoval', 'reloadChats'),
    tellOtherTabs: unprovidedAction<string>('chatRemoval', 'tellOtherTabs'),
    enqueue: assign(({ context }, conversationId: string) => {
      const last = context.unanswered.find(
        ({ values }) => values.conversationId === conversationId,
      );
      const intent = intentFor(last ?? null, { conversationId }, context.newKey);
      return { queue: [...context.queue, intent] };
    }),
    dismiss: assign(({ context }, conversationId: string) => ({
      failures: context.failures.filter((failed) => failed.conversationId !== conversationId),
    })),
    // The one on its way stays: its answer is awaited, whatever it will be.
    takeRemoval: assign(({ context }, conversationId: string) => ({
      queue: [...context.queue.slice(0, 1), ...without(context.queue.slice(1), conversationId)],
      unanswered: without(context.unanswered, conversationId),
    })),
    endTurn: assign(({ context }) => ({
      queue: context.queue.slice(1),
      unanswered: without(context.unanswered, currentOf(context).conversationId),
    })),
    takeFailure: assign(({ context }, error: unknown) => {
      const [turn, ...queue] = context.queue;
      if (!turn) return {};
      const { conversationId } = turn.values;
      const failure = toFailure(error);
      const others = without(context.unanswered, conversationId);
      return {
        queue,
        unanswered: isCertainRefusal(error)
          ? others
          : [...others, { ...turn, outcomeUnknown: true }],
        failures: [...context.failures, { conversationId, failure }],
      };
    }),
    forgetMember: assign({ queue: [], unanswered: [], failures: [] }),
  },
  guards: {
    hasWork: ({ context }) => context.queue.length > 0,
    isNew: ({ context }, conversationId: string) =>
      context.queue.every(({ values }) => values.conversationId !== conversationId),
    isAlreadyRemoved: (_args, error: unknown) =>
      (ALREADY_REMOVED_CODES as readonly string[]).includes(toFailure(error).code),
    isLoggedOut: (_args, error: unknown) => toFailure(error).authenticationRequired,
  },
}).createMachine({
  id: 'chatRemoval',
  context: ({ input }) => ({ newKey: input.newKey, queue: [], unanswered: [], failures: [] }),
  initial: 'idle',
  on: {
    REMOVE: {
      guard: { type: 'isNew', params: ({ event }) => event.conversationId },
      actions: [
        { type: 'dropChat', params: ({ event }) => event.conversationId },
        { type: 'dismiss', params: ({ event }) => event.conversationId },
        { type: 'enqueue', params: ({ event }) => event.conversationId },
      ],
    },
    DISMISS: { actions: { type: 'dismiss', params: ({ event }) => event.conversationId } },
    REMOVED_ELSEWHERE: {
      actions: [
        { type: 'dropChat', params: ({ event }) => event.conversationId },
        { type: 'dismiss', params: ({ event }) => event.conversationId },
        { type: 'takeRemoval', params: ({ event }) => event.conversationId },
      ],
    },
  },
  states: {
    idle: { always: { guard: 'hasWork', target: 'removing' } },
    removing: {
      invoke: {
        id: 'removeChat',
        src: 'removeChat',
        input: ({ context }) => currentOf(context),
        onDone: { target: 'idle', actions: finish },
        onError: [
          {
            guard: ofError('isAlreadyRemoved'),
            target: 'idle',
            actions: finish,
          },
          // The session's own matter: it leads away from here.
          {
            guard: ofError('isLoggedOut'),
            target: 'idle',
            actions: 'forgetMember',
          },
          {
            target: 'idle',
            actions: [ofError('takeFailure'), 'reloadChats'],
          },
        ],
      },
    },
  },
});
