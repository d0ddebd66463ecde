import { assign, not, setup } from 'xstate';
import { toFailure } from '../failure/failure.logic.ts';
import { ofError } from '../private/ofError.ts';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import {
  ANSWER_TIMEOUT_MS,
  LIKES_TICK_MS,
  LIMIT_REACHED,
  MEMBER_NOT_FOUND,
  commitPass,
  decideInputOf,
  dropProfile,
  endTurn,
  freshProfiles,
  isNextDue,
  like,
  likesLeft,
  loseTurn,
  pass,
  putBack,
  turnOf,
  undo,
  untilTick,
  withLikes,
} from './swipeGame.logic.ts';
import type {
  DayLikes,
  DecideInput,
  DecidedElsewhere,
  SwipeGameContext,
  SwipeGameInput,
  SwipeProfile,
} from './swipeGame.logic.ts';

export interface DeckOutput {
  /** None where nobody is left to show. */
  readonly profiles: readonly SwipeProfile[];
  readonly likes: DayLikes;
}

export interface DecideOutput {
  /** Whether the other likes the member too. */
  readonly isMatch: boolean;
  readonly likes: DayLikes;
}

export type SwipeGameEvent =
  /** By drag, button or key; of the top profile. */
  | { readonly type: 'LIKE'; readonly profileId: string }
  | { readonly type: 'PASS'; readonly profileId: string }
  /** Brings back the last one passed on. */
  | { readonly type: 'UNDO' }
  /** Loads the deck (again). */
  | { readonly type: 'RETRY' }
  /** The page is left: what can be undone no longer can. */
  | { readonly type: 'LEAVING' }
  | ({ readonly type: 'DECIDED_ELSEWHERE' } & DecidedElsewhere)
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'ONLINE' };

type DecidedEvent = { readonly output: DecideOutput };

const swipeGameSetup = setup({
  types: {
    context: {} as SwipeGameContext,
    events: {} as SwipeGameEvent,
    input: {} as SwipeGameInput,
  },
  actors: {
    loadDeck: unprovidedActor<DeckOutput>('swipeGame', 'loadDeck'),
    decide: unprovidedActor<DecideOutput, DecideInput>('swipeGame', 'decide'),
    readLikes: unprovidedActor<DayLikes>('swipeGame', 'readLikes'),
  },
  actions: {
    announceMatch: unprovidedAction<{ profile: SwipeProfile | null }>('swipeGame', 'announceMatch'),
    tellOtherTabs: unprovidedAction<DecidedElsewhere>('swipeGame', 'tellOtherTabs'),
    takeProfiles: assign(({ context }, profiles: readonly SwipeProfile[]) => ({
      profiles: freshProfiles(context, profiles),
    })),
    takeLikes: assign(({ context }, likes: DayLikes) => withLikes(context, likes)),
    takeFailure: assign((_args, error: unknown) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    commitPass: assign(({ context }) => commitPass(context)),
    like: assign(({ context }) => like(context)),
    pass: assign(({ context }) => pass(context)),
    undo: assign(({ context }) => undo(context)),
    endTurn: assign(({ context }) => endTurn(context)),
    loseTurn: assign(({ context }, error: unknown) => loseTurn(context, error)),
    putBack: assign(({ context }, error: unknown) => putBack(context, error)),
    useUpLikes: assign(({ context }) => ({
      likes: context.likes && { ...context.likes, left: 0 },
    })),
    dropProfile: assign(({ context }, profileId: string) => dropProfile(context, profileId)),
    noteStale: assign({ isLikesStale: true }),
    noteFresh: assign({ isLikesStale: false }),
  },
  guards: {
    hasFresh: ({ context }, profiles: readonly SwipeProfile[]) =>
      freshProfiles(context, profiles).length > 0,
    hasProfiles: ({ context }) => context.profiles.length > 0,
    hasLikes: ({ context }) => likesLeft(context) > 0,
    isTop: ({ context }, profileId: string) => context.profiles[0]?.id === profileId,
    isNextDue: ({ context }) => isNextDue(context),
    hasQueue: ({ context }) => turnOf(context) !== undefined,
    isPass: ({ context }) => turnOf(context)?.intent.values.kind === 'pass',
    isMatch: (_args, isMatch: boolean) => isMatch,
    isLimit: (_args, error: unknown) => toFailure(error).code === LIMIT_REACHED,
    isGone: (_args, error: unknown) => toFailure(error).code === MEMBER_NOT_FOUND,
    isLikesStale: ({ context }) => context.isLikesStale,
  },
  delays: {
    answerTimeout: ANSWER_TIMEOUT_MS,
    untilTick: ({ context }) => untilTick(context),
    readPause: LIKES_TICK_MS,
  },
});

/** An answer that never came is one that was lost. */
const NO_ANSWER = undefined;

const announceMatch = {
  type: 'announceMatch',
  params: ({ context }: { context: SwipeGameContext }) => ({
    profile: turnOf(context)?.profile ?? null,
  }),
} as const;

/** The server has taken the decision: the other tabs are told, and its count stands. */
const answered = [
  {
    type: 'tellOtherTabs',
    params: ({ context, event }: { context: SwipeGameContext; event: DecidedEvent }) => ({
      profileId: turnOf(context)?.profile.id ?? '',
      likes: event.output.likes,
    }),
  },
  'endTurn',
  {
    type: 'takeLikes',
    params: ({ event }: { event: DecidedEvent }) => event.output.likes,
  },
  'noteFresh',
] as const;

/**
 * The swipe game (spec sections 6, 9): profiles one at a time, liked or passed on at once, told to the server one after the
 * other; 4 likes a day as the server counts them, free and premium alike, then it says when more. A pass can be undone until
 * the next decision. A like that does not go through puts its profile back.
 *
 * Give it
 * - `loadDeck`: profiles to decide on and the day's likes;
 * - `decide`: tells the server of a like or a pass; refused beyond the day's likes with `LIMIT_REACHED`;
 * - `readLikes`: the day's likes;
 * - `announceMatch`: opens the overlay (likeOverlay's `MATCHED`);
 * - `tellOtherTabs`: they send it to their machines as `DECIDED_ELSEWHERE`.
 */
export const swipeGameMachine = swipeGameSetup.createMachine({
  id: 'swipeGame',
  context: ({ input }) => ({
    ...input,
    profiles: [],
    likes: null,
    lastPassed: null,
    decided: [],
    queue: [],
    unanswered: [],
    notice: null,
    failure: null,
    isLikesStale: false,
  }),
  type: 'parallel',
  on: {
    UNDO: { actions: 'undo' },
    LEAVING: { actions: 'commitPass' },
    DECIDED_ELSEWHERE: {
      actions: [
        { type: 'takeLikes', params: ({ event }) => event.likes },
        { type: 'dropProfile', params: ({ event }) => event.profileId },
      ],
    },
  },
  states: {
    deck: {
      initial: 'loading',
      states: {
        loading: {
          // A profile that was put back, or brought back.
          always: { guard: 'hasProfiles', target: 'playing' },
          invoke: {
            id: 'loadDeck',
            src: 'loadDeck',
            onDone: [
              {
                guard: { type: 'hasFresh', params: ({ event }) => event.output.profiles },
                target: 'playing',
                actions: [
                  { type: 'takeLikes', params: ({ event }) => event.output.likes },
                  { type: 'takeProfiles', params: ({ event }) => event.output.profiles },
                ],
              },
              {
                target: 'empty',
                actions: { type: 'takeLikes', params: ({ event }) => event.output.likes },
              },
            ],
            onError: {
              target: 'failed',
              actions: ofError('takeFailure'),
            },
          },
          after: {
            answerTimeout: {
              target: 'failed',
              actions: { type: 'takeFailure', params: NO_ANSWER },
            },
          },
        },
        failed: {
          exit: 'clearFailure',
          always: { guard: 'hasProfiles', target: 'playing' },
          on: { RETRY: 'loading', ONLINE: 'loading' },
        },
        empty: {
          always: { guard: 'hasProfiles', target: 'playing' },
          on: { RETRY: 'loading' },
        },
        playing: {
          always: [
            { guard: not('hasLikes'), target: 'outOfLikes' },
            { guard: not('hasProfiles'), target: 'loading' },
          ],
          on: {
            LIKE: {
              guard: { type: 'isTop', params: ({ event }) => event.profileId },
              actions: ['commitPass', 'like'],
            },
            PASS: {
              guard: { type: 'isTop', params: ({ event }) => event.profileId },
              actions: ['commitPass', 'pass'],
            },
          },
        },
        outOfLikes: {
          always: { guard: 'hasLikes', target: 'playing' },
          after: {
            untilTick: [
              {
                guard: 'isNextDue',
                target: 'outOfLikes',
                reenter: true,
                actions: 'noteStale',
              },
              { target: 'outOfLikes', reenter: true },
            ],
          },
          on: { VISIBLE: { guard: 'isNextDue', actions: 'noteStale' } },
        },
      },
    },
    // One call at a time: so every count is of after the decisions before it.
    server: {
      initial: 'idle',
      states: {
        idle: {
          always: [
            { guard: 'hasQueue', target: 'deciding' },
            { guard: 'isLikesStale', target: 'reading' },
          ],
        },
        deciding: {
          invoke: {
            id: 'decide',
            src: 'decide',
            input: ({ context }) => decideInputOf(context),
            onDone: [
              {
                guard: { type: 'isMatch', params: ({ event }) => event.output.isMatch },
                target: 'idle',
                actions: [announceMatch, ...answered],
              },
              { target: 'idle', actions: answered },
            ],
            onError: [
              // Nobody is told of a pass: the profile may come again, that is all.
              { guard: 'isPass', target: 'idle', actions: 'endTurn' },
              {
                guard: ofError('isLimit'),
                target: 'idle',
                actions: [ofError('putBack'), 'useUpLikes', 'noteStale'],
              },
              {
                guard: ofError('isGone'),
                target: 'idle',
                actions: ofError('loseTurn'),
              },
              { target: 'idle', actions: [ofError('putBack'), 'noteStale'] },
            ],
          },
          after: {
            answerTimeout: [
              { guard: 'isPass', target: 'idle', actions: 'endTurn' },
              {
                target: 'idle',
                actions: [{ type: 'putBack', params: NO_ANSWER }, 'noteStale'],
              },
            ],
          },
        },
        reading: {
          // It would be of before this decision.
          always: { guard: 'hasQueue', target: 'deciding' },
          invoke: {
            id: 'readLikes',
            src: 'readLikes',
            onDone: {
              target: 'idle',
              actions: [{ type: 'takeLikes', params: ({ event }) => event.output }, 'noteFresh'],
            },
            onError: 'pausing',
          },
          after: { answerTimeout: 'pausing' },
        },
        pausing: {
          always: { guard: 'hasQueue', target: 'deciding' },
          after: { readPause: 'idle' },
          on: { ONLINE: 'idle', VISIBLE: 'idle' },
        },
      },
    },
  },
});
