import type { SnapshotFrom } from 'xstate';
import { EPOCH, defineModel } from '../testing/types.ts';
import type { Frame, Scenario } from '../testing/types.ts';
import {
  LIKES_TICK_MS,
  LIMIT_REACHED,
  MEMBER_NOT_FOUND,
  selectLikesLeft,
  selectView,
} from './swipeGame.logic.ts';
import type {
  DayLikes,
  DecideInput,
  DecidedElsewhere,
  Decision,
  SwipeProfile,
} from './swipeGame.logic.ts';
import { swipeGameMachine } from './swipeGame.machine.ts';
import type { DecideOutput, DeckOutput, SwipeGameEvent } from './swipeGame.machine.ts';

type Machine = typeof swipeGameMachine;
type Snapshot = SnapshotFrom<Machine>;

/** A card; Clara's is fictional. */
export const profileOf = (id: string): SwipeProfile => ({
  id,
  name: id,
  age: 34,
  kind: id === 'clara' ? 'fictional' : 'member',
  place: 'Utrecht',
  photo: null,
});

/** Refusals of a like, as the client rejects with them. */
export const limitReached = { status: 403, code: LIMIT_REACHED };
export const gone = { status: 404, code: MEMBER_NOT_FOUND };
export const refused = { status: 429, code: 'too_many_requests' };
export const noAnswer = new TypeError('fetch failed');

const SOON = EPOCH + LIKES_TICK_MS / 2;
const LATER = EPOCH + 3 * 3_600_000;

/** Few a day, so that walks come to the end of them. */
const PER_DAY = 2;

/** The server's next count. */
const counted = ({ context }: Snapshot, left: number, nextAt: number | null): DayLikes => ({
  left,
  perDay: PER_DAY,
  nextAt,
  asOf: (context.likes?.asOf ?? 0) + 1,
});

const leftOf = ({ context }: Snapshot): number => context.likes?.left ?? PER_DAY;

const deckOf =
  (...ids: readonly string[]) =>
  (_input: unknown, snapshot: Snapshot): DeckOutput => ({
    profiles: ids.map(profileOf),
    likes: counted(snapshot, leftOf(snapshot), snapshot.context.likes?.nextAt ?? null),
  });

const taken =
  (isMatch: boolean, nextAt: number) =>
  ({ kind }: DecideInput, snapshot: Snapshot): DecideOutput => ({
    isMatch: isMatch && kind === 'like',
    likes: counted(snapshot, Math.max(0, leftOf(snapshot) - (kind === 'like' ? 1 : 0)), nextAt),
  });

const read =
  (left: number, nextAt: number | null) =>
  (_input: unknown, snapshot: Snapshot): DayLikes =>
    counted(snapshot, left, nextAt);

const OWN: readonly SwipeGameEvent['type'][] = ['LIKE', 'PASS', 'UNDO', 'RETRY', 'LEAVING'];
const SURROUNDINGS: readonly SwipeGameEvent['type'][] = ['VISIBLE', 'ONLINE'];

const eventsOf =
  (...types: readonly SwipeGameEvent['type'][]) =>
  (snapshot: Snapshot): SwipeGameEvent[] => {
    const [top, next] = snapshot.context.profiles;
    const all: SwipeGameEvent[] = [
      { type: 'LIKE', profileId: top?.id ?? 'nobody' },
      { type: 'PASS', profileId: top?.id ?? 'nobody' },
      { type: 'UNDO' },
      { type: 'RETRY' },
      { type: 'LEAVING' },
      { type: 'VISIBLE' },
      { type: 'ONLINE' },
      {
        type: 'DECIDED_ELSEWHERE',
        profileId: next?.id ?? 'anna',
        likes: counted(snapshot, Math.max(0, leftOf(snapshot) - 1), SOON),
      },
      // Told late: an older count.
      {
        type: 'DECIDED_ELSEWHERE',
        profileId: 'bram',
        likes: { left: PER_DAY, perDay: PER_DAY, nextAt: null, asOf: 0 },
      },
    ];
    // A second press, of a card that is gone.
    if (next) all.push({ type: 'LIKE', profileId: next.id });
    return all.filter(({ type }) => types.includes(type));
  };

const scenario = (
  name: string,
  events: Scenario<Machine>['events'],
  more: Partial<Scenario<Machine>> = {},
): Scenario<Machine> => ({
  name,
  input: (now) => {
    let made = 0;
    return { now, newKey: () => `key-${(made += 1)}` };
  },
  events,
  isWalkedAtRandom: false,
  until: ({ context }) => context.decided.length + context.queue.length > 2,
  ...more,
});

type GameFrame = Frame<Machine>;

const eventIn = ({ step }: GameFrame): SwipeGameEvent | null =>
  step.kind === 'event' ? (step.event as SwipeGameEvent) : null;

const ranOf = <TParams>({ ran }: GameFrame, type: string): TParams[] =>
  ran.filter((action) => action.type === type).map(({ params }) => params as TParams);

const startedOf = ({ started }: GameFrame): DecideInput[] =>
  started.filter(({ id }) => id === 'decide').map(({ input }) => input as DecideInput);

/** How the decision that was on its way ended in this step. */
const endOf = ({ before, step }: GameFrame) =>
  before?.matches({ server: 'deciding' }) === true &&
  (step.kind === 'done' || step.kind === 'error') &&
  step.id === 'decide'
    ? { hasSucceeded: step.kind === 'done', index: step.index, turn: before.context.queue[0] }
    : null;

const idsOf = (profiles: readonly SwipeProfile[]): string => profiles.map(({ id }) => id).join(' ');

/** How swipeGame is walked. */
export const swipeGameModel = defineModel({
  machine: swipeGameMachine,
  scenarios: [
    scenario('a member plays', eventsOf(...OWN)),
    scenario('two tabs', eventsOf('LIKE', 'PASS', 'UNDO', 'DECIDED_ELSEWHERE')),
    scenario('the network goes and comes', eventsOf('LIKE', ...SURROUNDINGS)),
    scenario('everything', eventsOf(...OWN, ...SURROUNDINGS, 'DECIDED_ELSEWHERE'), {
      isWalkedAtRandom: true,
      until: () => true,
      rare: ['DECIDED_ELSEWHERE', 'LEAVING'],
      waits: [LIKES_TICK_MS - 1, LIKES_TICK_MS],
      sleeps: [86_400_000, -86_400_000, 3 * 3_600_000],
    }),
  ],
  outcomes: {
    loadDeck: {
      done: [deckOf('anna', 'bram', 'clara', 'anna'), deckOf('anna'), deckOf()],
      error: [noAnswer],
    },
    decide: {
      done: [taken(true, SOON), taken(false, LATER)],
      error: [limitReached, gone, refused, noAnswer],
    },
    readLikes: {
      done: [read(PER_DAY, null), read(0, LATER), read(0, SOON), read(0, null)],
      error: [noAnswer],
    },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    idsOf(context.profiles),
    context.likes?.left,
    context.likes?.nextAt,
    context.lastPassed?.id,
    context.decided.toSorted(),
    context.queue.map(({ intent }) => [intent.values, intent.outcomeUnknown]),
    context.unanswered.map(({ values }) => values.profileId),
    context.notice?.failure.code,
    context.failure?.code,
    context.isLikesStale,
  ],
  view: selectView,
  invariants: () => {
    const answeredKeys = new Set<string>();
    /** Keys of likes that got no answer, by profile. */
    const unanswered = new Map<string, string>();
    const queued = new Set<Decision>();
    /** Keys that are still to go out. */
    const expected: string[] = [];
    let pastSince: number | null = null;
    return {
      'one call runs at a time, and a decision waits for no count': ({ snapshot, running }) =>
        running.includes('decide') === snapshot.context.queue.length > 0 &&
        !(running.includes('decide') && running.includes('readLikes')),
      'a decided profile is off the deck at once, and nobody is in it twice': (frame) => {
        const { profiles, decided, queue, lastPassed } = frame.snapshot.context;
        const ids = profiles.map(({ id }) => id);
        const event = eventIn(frame);
        const wasTop =
          (event?.type === 'LIKE' || event?.type === 'PASS') &&
          frame.before?.matches({ deck: 'playing' }) === true &&
          frame.before.context.profiles[0]?.id === event.profileId;
        return (
          new Set(ids).size === ids.length &&
          ids.every((id) => !decided.includes(id) && lastPassed?.id !== id) &&
          (!wasTop || (!ids.includes(event.profileId) && decided.includes(event.profileId))) &&
          queue.every(({ profile }) => !ids.includes(profile.id) || event?.type === 'UNDO')
        );
      },
      'a profile is liked only by the member, on top of the deck, with a like left': (frame) => {
        const { before, snapshot } = frame;
        const likes = (of: Snapshot | undefined) =>
          of?.context.queue.filter(({ intent }) => intent.values.kind === 'like') ?? [];
        const added = likes(snapshot).filter(
          (decision) => !likes(before).some(({ intent }) => intent.key === decision.intent.key),
        );
        const event = eventIn(frame);
        return added.every(
          ({ profile }) =>
            before !== undefined &&
            event?.type === 'LIKE' &&
            event.profileId === profile.id &&
            before.context.profiles[0]?.id === profile.id &&
            (selectLikesLeft(before) ?? 0) > 0,
        );
      },
      'the likes left are the newest count but those on their way': ({ before, snapshot }) => {
        const { likes, queue } = snapshot.context;
        const onTheWay = queue.filter(({ intent }) => intent.values.kind === 'like').length;
        return (
          (likes?.asOf ?? 0) >= (before?.context.likes?.asOf ?? 0) &&
          selectLikesLeft(snapshot) === (likes && Math.max(0, likes.left - onTheWay))
        );
      },
      'nothing can be liked without a like left': ({ snapshot }) =>
        !snapshot.matches({ deck: 'playing' }) || (selectLikesLeft(snapshot) ?? 0) > 0,
      'the server is told of each decision once, in the order of deciding': (frame) => {
        for (const decision of frame.snapshot.context.queue) {
          if (!queued.has(decision)) expected.push(decision.intent.key);
          queued.add(decision);
        }
        return startedOf(frame).every(({ idempotencyKey }) => idempotencyKey === expected.shift());
      },
      'an unanswered like goes out again with its own key, an answered key never': (frame) => {
        const end = endOf(frame);
        if (end?.turn) {
          const { key, values } = end.turn.intent;
          const isUnknown = !end.hasSucceeded && end.index === 3;
          if (isUnknown && values.kind === 'like') unanswered.set(values.profileId, key);
          else {
            answeredKeys.add(key);
            if (values.kind === 'like') unanswered.delete(values.profileId);
          }
        }
        return startedOf(frame).every(({ idempotencyKey, kind, profileId }) => {
          const own = kind === 'like' ? unanswered.get(profileId) : undefined;
          return !answeredKeys.has(idempotencyKey) && (own === undefined || own === idempotencyKey);
        });
      },
      'the server is told of a pass only when it can no longer be undone': (frame) => {
        const { lastPassed } = frame.snapshot.context;
        const undone = eventIn(frame)?.type === 'UNDO' ? frame.before?.context.lastPassed : null;
        return (
          (!undone || frame.snapshot.context.profiles[0]?.id === undone.id) &&
          frame.snapshot.context.queue.every(
            ({ intent }) =>
              intent.values.kind !== 'pass' || intent.values.profileId !== lastPassed?.id,
          )
        );
      },
      'a like that failed is on top again and says why; a pass that failed says nothing': (
        frame,
      ) => {
        const end = endOf(frame);
        if (!end?.turn || end.hasSucceeded) return true;
        const { profile, intent } = end.turn;
        const { notice, profiles } = frame.snapshot.context;
        if (intent.values.kind === 'pass') return notice === frame.before?.context.notice;
        const isBack = profiles[0]?.id === profile.id;
        return notice?.profile.id === profile.id && isBack === (end.index !== 1);
      },
      'after a like that failed the server is asked what is left': (frame) => {
        const end = endOf(frame);
        const hasFailed =
          end?.turn?.intent.values.kind === 'like' && !end.hasSucceeded && end.index !== 1;
        return !hasFailed || frame.snapshot.context.isLikesStale;
      },
      'a stale count is asked for again, unless decisions go first or it was just tried': ({
        snapshot,
      }) =>
        !snapshot.context.isLikesStale ||
        snapshot.matches({ server: 'deciding' }) ||
        snapshot.matches({ server: 'reading' }) ||
        snapshot.matches({ server: 'pausing' }),
      'each match is announced once, of whom it is with': (frame) => {
        const end = endOf(frame);
        const isMatch =
          end?.hasSucceeded === true && end.index === 0 && end.turn?.intent.values.kind === 'like';
        const announced = ranOf<{ profile: SwipeProfile | null }>(frame, 'announceMatch');
        return (
          announced.length === (isMatch ? 1 : 0) &&
          announced.every(({ profile }) => profile?.id === end?.turn?.profile.id)
        );
      },
      'the other tabs are told of each decision that the server has taken, and of nothing else': (
        frame,
      ) => {
        const end = endOf(frame);
        const tells = ranOf<DecidedElsewhere>(frame, 'tellOtherTabs');
        return (
          tells.length === (end?.hasSucceeded === true ? 1 : 0) &&
          tells.every(({ profileId }) => profileId === end?.turn?.profile.id)
        );
      },
      'out of likes and their moment past, the server is asked within a minute': ({
        snapshot,
        elapsed,
        now,
      }) => {
        const isPast =
          snapshot.matches({ deck: 'outOfLikes', server: 'idle' }) &&
          (snapshot.context.likes?.nextAt ?? 0) <= now;
        pastSince = isPast ? (pastSince ?? elapsed) : null;
        return pastSince === null || elapsed - pastSince <= LIKES_TICK_MS;
      },
      'a deck that could not be loaded says why, and only that': ({ snapshot }) =>
        (snapshot.context.failure !== null) === snapshot.matches({ deck: 'failed' }),
    };
  },
});
