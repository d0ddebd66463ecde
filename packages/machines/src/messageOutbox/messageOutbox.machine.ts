import { assign, not, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { isCertainRefusal } from '../failure/failure.logic.ts';
import { unprovidedActor, unprovidedCallback } from '../private/unprovided.ts';
import {
  LOCK_RETRY_MS,
  NO_CHANGE,
  SEND_TIMEOUT_MS,
  applyCommands,
  beginTurn,
  giveUp,
  hasWork,
  isTurnTooOld,
  mergeStored,
  newEntry,
  nextEntry,
  pauseTurn,
  restoreStored,
  sendInputOf,
  takeRefusal,
  takeSent,
  turnOf,
  untilNextTurn,
} from './messageOutbox.logic.ts';
import type {
  MessageOutboxContext,
  MessageOutboxInput,
  OutboxCommand,
  OutboxEntry,
  OutboxMedia,
  SendInput,
  SendOutput,
  StorageChange,
} from './messageOutbox.logic.ts';

export type MessageOutboxEvent =
  | {
      readonly type: 'ENQUEUE';
      readonly profileId: string;
      readonly text: string;
      readonly media?: OutboxMedia | undefined;
    }
  | { readonly type: 'CANCEL'; readonly id: string }
  /** Sends a failed one again, or one that waits now. */
  | { readonly type: 'RETRY'; readonly id: string }
  /** The conversation shows these messages: they leave the outbox. */
  | { readonly type: 'LISTED'; readonly messageIds: readonly string[] }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  /** Another tab has written to storage. */
  | { readonly type: 'CHANGED_ELSEWHERE' }
  /** From the lock actor: this tab, and no other, may read, send and write. */
  | { readonly type: 'LOCK_GRANTED' };

type ErrorEvent = { readonly error: unknown };

/**
 * The outbox: messages that are not in their conversations yet (B02, B03). Each is stored before it is sent and sent with one
 * Idempotency-Key until the server has answered, strictly in order within its conversation: so it arrives once and
 * is charged once, whatever the network, a reload or a second tab does. A refusal is told with its reason, and the
 * message can be cancelled or tried again. So can one that nobody answered for a day: its key is not trusted
 * any longer, and it never goes out again by itself.
 *
 * Give it
 * - `holdLock`: a callback actor that takes a lock over all tabs, sends LOCK_GRANTED, and holds the lock until it is stopped;
 * - `readEntries` and `writeEntries`: the storage that all tabs share; a write resolves when it is safe;
 * - `sendMessage`: resolves when the server has taken the message, rejects with the client's error.
 *
 * Nothing of xstate is stored: a reload starts from the stored entries.
 */
export const messageOutboxMachine = setup({
  types: {
    context: {} as MessageOutboxContext,
    events: {} as MessageOutboxEvent,
    input: {} as MessageOutboxInput,
  },
  actors: {
    holdLock: unprovidedCallback<EventObject>('messageOutbox', 'holdLock'),
    readEntries: unprovidedActor<readonly OutboxEntry[]>('messageOutbox', 'readEntries'),
    writeEntries: unprovidedActor<void, StorageChange>('messageOutbox', 'writeEntries'),
    sendMessage: unprovidedActor<SendOutput, SendInput>('messageOutbox', 'sendMessage'),
  },
  actions: {
    enqueue: assign(({ context }, written: Pick<OutboxEntry, 'profileId' | 'text' | 'media'>) => {
      const entry = newEntry(context, written);
      return { entries: [...context.entries, entry], unsaved: [...context.unsaved, entry.id] };
    }),
    command: assign(({ context }, command: OutboxCommand) => ({
      commands: [...context.commands, command],
    })),
    dropListed: assign(({ context }, messageIds: readonly string[]) => ({
      entries: context.entries.filter(
        ({ status, messageId }) =>
          status !== 'sent' || messageId === null || !messageIds.includes(messageId),
      ),
    })),
    goOnline: assign({ isOnline: true, pauses: {} }),
    goOffline: assign({ isOnline: false }),
    noteStale: assign({ isStale: true }),
    restore: assign(({ context }, stored: readonly OutboxEntry[]) => ({
      entries: restoreStored(context, stored),
    })),
    beginSaving: assign({ saving: ({ context }) => context.unsaved }),
    noteSaved: assign(({ context }) => ({
      unsaved: context.unsaved.filter((id) => !context.saving.includes(id)),
      saving: [],
    })),
    noteMemoryOnly: assign(({ context }) => ({
      unsaved: context.unsaved.filter((id) => !context.saving.includes(id)),
      memoryOnly: [...context.memoryOnly, ...context.saving],
      saving: [],
    })),
    // Before it is read: what is told meanwhile may not be in it.
    beginReading: assign({ isStale: false }),
    takeStored: assign(({ context }, stored: readonly OutboxEntry[]) =>
      mergeStored(context, stored),
    ),
    applyCommands: assign(({ context }) => applyCommands(context)),
    beginTurn: assign(({ context }) => beginTurn(context)),
    noteWritten: assign(({ context }) => {
      const ids = context.change.put.map(({ id }) => id);
      return {
        change: NO_CHANGE,
        memoryOnly: context.memoryOnly.filter((id) => !ids.includes(id)),
      };
    }),
    keepUnwritten: assign(({ context }) => {
      const ids = context.change.put.map(({ id }) => id);
      const others = context.memoryOnly.filter((id) => !ids.includes(id));
      return { change: NO_CHANGE, memoryOnly: [...others, ...ids] };
    }),
    takeSent: assign(({ context }, output: SendOutput) => takeSent(context, output)),
    takeRefusal: assign(({ context }, error: unknown) => takeRefusal(context, error)),
    giveUp: assign(({ context }) => giveUp(context)),
    pause: assign(({ context }, error: unknown) => pauseTurn(context, error)),
    endTurn: assign({ turnId: null }),
  },
  guards: {
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
    hasWork: ({ context }) => hasWork(context),
    hasPause: ({ context }) => context.isOnline && untilNextTurn(context) !== null,
    hasCommands: ({ context }) => context.commands.some(({ id }) => !context.unsaved.includes(id)),
    hasChange: ({ context }) => context.change.put.length + context.change.remove.length > 0,
    hasTurn: ({ context }) => turnOf(context) !== undefined,
    isTurnTooOld: ({ context }) => isTurnTooOld(context),
    hasNext: ({ context }) => context.isOnline && nextEntry(context) !== null,
    wasNotTaken: (_args, error: unknown) => isCertainRefusal(error),
  },
  delays: {
    untilNextTurn: ({ context }) => Math.max(1, untilNextTurn(context) ?? 1),
    sendTimeout: SEND_TIMEOUT_MS,
    lockRetry: LOCK_RETRY_MS,
  },
}).createMachine({
  id: 'messageOutbox',
  context: ({ input }) => ({
    ...input,
    entries: [],
    unsaved: [],
    saving: [],
    memoryOnly: [],
    cancelled: [],
    commands: [],
    pauses: {},
    turnId: null,
    isFirstTry: false,
    change: NO_CHANGE,
    isStale: false,
  }),
  type: 'parallel',
  on: {
    ENQUEUE: { actions: { type: 'enqueue', params: ({ event }) => event } },
    CANCEL: {
      actions: { type: 'command', params: ({ event }) => ({ kind: 'cancel', id: event.id }) },
    },
    RETRY: {
      actions: {
        type: 'command',
        params: ({ event, context }) => ({ kind: 'retry', id: event.id, key: context.newKey() }),
      },
    },
    LISTED: { actions: { type: 'dropListed', params: ({ event }) => event.messageIds } },
    ONLINE: { actions: 'goOnline' },
    OFFLINE: { actions: 'goOffline' },
    CHANGED_ELSEWHERE: { actions: 'noteStale' },
  },
  states: {
    // New messages go to storage at once, without the lock: no other tab knows their ids.
    journal: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'restore',
            src: 'readEntries',
            onDone: {
              target: 'clean',
              actions: { type: 'restore', params: ({ event }) => event.output },
            },
            onError: 'clean',
          },
        },
        clean: { always: { guard: 'hasUnsaved', target: 'saving' } },
        saving: {
          entry: 'beginSaving',
          invoke: {
            id: 'saveNew',
            src: 'writeEntries',
            input: ({ context }) => ({
              put: context.entries.filter(({ id }) => context.saving.includes(id)),
              remove: [],
            }),
            onDone: { target: 'clean', actions: 'noteSaved' },
            onError: { target: 'clean', actions: 'noteMemoryOnly' },
          },
        },
      },
    },
    // Everything else happens under the lock, on what storage holds; after each turn the lock goes round.
    worker: {
      initial: 'idle',
      states: {
        idle: {
          always: [
            { guard: 'hasWork', target: 'locked' },
            { guard: 'hasPause', target: 'pausing' },
          ],
        },
        pausing: {
          always: [
            { guard: 'hasWork', target: 'locked' },
            { guard: not('hasPause'), target: 'idle' },
          ],
          after: { untilNextTurn: 'idle' },
        },
        locked: {
          initial: 'acquiring',
          exit: 'endTurn',
          invoke: {
            id: 'holdLock',
            src: 'holdLock',
            onError: { target: 'lockFailed', actions: 'keepUnwritten' },
          },
          states: {
            acquiring: { on: { LOCK_GRANTED: 'reading' } },
            reading: {
              entry: 'beginReading',
              invoke: {
                id: 'readEntries',
                src: 'readEntries',
                onDone: {
                  target: 'deciding',
                  actions: { type: 'takeStored', params: ({ event }) => event.output },
                },
                onError: 'deciding',
              },
            },
            deciding: {
              always: [
                { guard: 'hasCommands', target: 'deciding', actions: 'applyCommands' },
                { guard: 'hasChange', target: 'writing' },
                { guard: 'isTurnTooOld', target: 'recording', actions: 'giveUp' },
                { guard: 'hasTurn', target: 'sending' },
                { guard: 'hasNext', target: 'deciding', actions: 'beginTurn' },
                { target: '#messageOutbox.worker.idle' },
              ],
            },
            writing: {
              invoke: {
                id: 'writeTurn',
                src: 'writeEntries',
                input: ({ context }) => context.change,
                onDone: { target: 'deciding', actions: 'noteWritten' },
                onError: { target: 'deciding', actions: 'keepUnwritten' },
              },
            },
            sending: {
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: ({ context }) => sendInputOf(context),
                onDone: {
                  target: 'recording',
                  actions: { type: 'takeSent', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: {
                      type: 'wasNotTaken',
                      params: ({ event }: { event: ErrorEvent }) => event.error,
                    },
                    target: 'recording',
                    actions: {
                      type: 'takeRefusal',
                      params: ({ event }: { event: ErrorEvent }) => event.error,
                    },
                  },
                  {
                    target: 'recording',
                    actions: {
                      type: 'pause',
                      params: ({ event }: { event: ErrorEvent }) => event.error,
                    },
                  },
                ],
              },
              after: { sendTimeout: { target: 'recording', actions: 'pause' } },
            },
            recording: {
              always: { guard: not('hasChange'), target: '#messageOutbox.worker.idle' },
              invoke: {
                id: 'writeResult',
                src: 'writeEntries',
                input: ({ context }) => context.change,
                onDone: { target: '#messageOutbox.worker.idle', actions: 'noteWritten' },
                onError: { target: '#messageOutbox.worker.idle', actions: 'keepUnwritten' },
              },
            },
          },
        },
        lockFailed: { after: { lockRetry: 'idle' } },
      },
    },
  },
});
