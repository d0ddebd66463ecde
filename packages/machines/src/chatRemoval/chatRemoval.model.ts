import { defineModel } from '../testing/types.ts';
import type { Frame } from '../testing/types.ts';
import { selectFailures, selectRemovedIds, selectView } from './chatRemoval.logic.ts';
import type { RemovalValues } from './chatRemoval.logic.ts';
import { chatRemovalMachine } from './chatRemoval.machine.ts';
import type { ChatRemovalEvent, RemoveChatInput } from './chatRemoval.machine.ts';

/** Refusals of a removal, as the client rejects with them. */
export const gone = { status: 404, code: 'conversation_not_found' };
/** Found before the call is looked at: it says nothing of a try before it. */
export const tooFast = { status: 429, code: 'too_many_requests' };
export const loggedOut = {
  status: 403,
  code: 'authentication_required',
  authenticationRequired: true,
};
export const noAnswer = new TypeError('fetch failed');

const of = (
  type: 'REMOVE' | 'DISMISS' | 'REMOVED_ELSEWHERE',
  conversationId: string,
): ChatRemovalEvent => ({ type, conversationId });

const eventsOn = (...ids: readonly string[]): readonly ChatRemovalEvent[] =>
  ids.flatMap((id) => [of('REMOVE', id), of('DISMISS', id), of('REMOVED_ELSEWHERE', id)]);

const input = () => {
  let made = 0;
  return {
    newKey: () => {
      made += 1;
      return `key-${made}`;
    },
  };
};

type RemovalFrame = Frame<typeof chatRemovalMachine>;

const ran = (frame: RemovalFrame, type: string): readonly unknown[] =>
  frame.ran.filter((action) => action.type === type).map(({ params }) => params);

/** The chat that this event is about, where it is one of this type. */
const idIn = ({ step }: RemovalFrame, type: ChatRemovalEvent['type']): string | null =>
  step.kind === 'event' && step.event.type === type
    ? (step.event as RemovalValues & { type: string }).conversationId
    : null;

/** How the removal that was on its way ended in this step: an index of the outcomes below. */
const endOf = ({ before, step }: RemovalFrame): string | null =>
  before?.matches('removing') === true &&
  (step.kind === 'done' || step.kind === 'error') &&
  step.id === 'removeChat'
    ? `${step.kind} ${step.index}`
    : null;

/** How chatRemoval is walked. */
export const chatRemovalModel = defineModel({
  machine: chatRemovalMachine,
  scenarios: [
    { name: 'two chats', input, events: eventsOn('anna', 'bram'), isWalkedAtRandom: false },
    {
      name: 'three chats',
      input,
      events: eventsOn('anna', 'bram', 'cato'),
      until: () => true,
    },
  ],
  outcomes: {
    removeChat: { done: [undefined], error: [gone, loggedOut, tooFast, noAnswer] },
  },
  project: ({ context }) => [
    context.queue.map(({ values, outcomeUnknown }) => [values.conversationId, outcomeUnknown]),
    context.unanswered.map(({ values }) => values.conversationId).toSorted(),
    context.failures
      .map(({ conversationId, failure }) => `${conversationId} ${failure.code}`)
      .toSorted(),
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    /** Keys without an answer, by chat, and all keys that went out. */
    const unanswered = new Map<string, string>();
    const used = new Set<string>();
    return {
      'a chat is gone at once, before the server is called': (frame) => {
        const id = idIn(frame, 'REMOVE');
        return (
          id === null ||
          (selectRemovedIds(frame.snapshot).includes(id) &&
            (frame.before === undefined ||
              selectRemovedIds(frame.before).includes(id) ||
              ran(frame, 'dropChat').includes(id)))
        );
      },
      'one call runs at a time, for the first that was removed, as long as there is one': ({
        snapshot,
        running,
      }) =>
        running.includes('removeChat') === snapshot.matches('removing') &&
        snapshot.matches('removing') === selectRemovedIds(snapshot).length > 0,
      'the server is told of them in the order in which they were removed': ({
        snapshot,
        started,
      }) =>
        started.every(
          ({ input: sent }) =>
            (sent as RemoveChatInput).conversationId === selectRemovedIds(snapshot)[0],
        ),
      'no chat is being removed twice at a time': ({ snapshot }) =>
        new Set(selectRemovedIds(snapshot)).size === selectRemovedIds(snapshot).length,
      'a failure is an alert with the error, and the chats are reloaded; nothing else reloads': (
        frame,
      ) => {
        const end = endOf(frame);
        const id = frame.before && selectRemovedIds(frame.before)[0];
        const hasFailed = end === 'error 2' || end === 'error 3';
        const newest = selectFailures(frame.snapshot).at(-1);
        return (
          ran(frame, 'reloadChats').length === (hasFailed ? 1 : 0) &&
          (!hasFailed ||
            (newest?.conversationId === id &&
              newest?.failure.code === (end === 'error 2' ? tooFast.code : 'network') &&
              !selectRemovedIds(frame.snapshot).includes(id ?? '')))
        );
      },
      'done, or done already, is told to the other tabs; nothing else is': (frame) => {
        const end = endOf(frame);
        const isGone = end === 'done 0' || end === 'error 0';
        const id = frame.before && selectRemovedIds(frame.before)[0];
        return (
          ran(frame, 'tellOtherTabs').join() === (isGone ? id : '') &&
          (!isGone || ran(frame, 'dropChat').includes(id))
        );
      },
      'a removal without an answer is repeated with its own key, any other has a new one': (
        frame,
      ) => {
        const { before, snapshot, started } = frame;
        const end = endOf(frame);
        const isUnknown = end === 'error 2' || end === 'error 3';
        const turn = before?.context.queue[0];
        const elsewhere = idIn(frame, 'REMOVED_ELSEWHERE');
        if (end && turn) unanswered.delete(turn.values.conversationId);
        if (isUnknown && turn) unanswered.set(turn.values.conversationId, turn.key);
        if (elsewhere !== null) unanswered.delete(elsewhere);
        if (end === 'error 1') unanswered.clear();
        const added = snapshot.context.queue.at(-1);
        const isAdded = idIn(frame, 'REMOVE') !== null && added !== before?.context.queue.at(-1);
        const sent = started.map(({ input: call }) => (call as RemoveChatInput).idempotencyKey);
        if (sent.some((key) => key !== snapshot.context.queue[0]?.key)) return false;
        if (!isAdded || !added) return true;
        const own = unanswered.get(added.values.conversationId);
        const isFresh = !used.has(added.key);
        used.add(added.key);
        return own === undefined ? isFresh : added.key === own;
      },
      'one alert at most for a chat, and none while it is being removed again': ({ snapshot }) => {
        const ids = selectFailures(snapshot).map(({ conversationId }) => conversationId);
        return (
          new Set(ids).size === ids.length &&
          ids.every((id) => !selectRemovedIds(snapshot).includes(id))
        );
      },
      'what another tab removed is gone here, and is not sent after': (frame) => {
        const id = idIn(frame, 'REMOVED_ELSEWHERE');
        return (
          id === null ||
          (ran(frame, 'dropChat').includes(id) &&
            !selectRemovedIds(frame.snapshot).slice(1).includes(id) &&
            selectFailures(frame.snapshot).every(({ conversationId }) => conversationId !== id))
        );
      },
      'logged out, nothing of the member is left': (frame) => {
        const { queue, unanswered: open, failures } = frame.snapshot.context;
        return endOf(frame) !== 'error 1' || queue.length + open.length + failures.length === 0;
      },
    };
  },
});
