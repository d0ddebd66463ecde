import { and, assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import {
  ANSWER_TIMEOUT_MS,
  LIKES_RELOAD_MS,
  isBefore,
  isSame,
  parseDelay,
  withNews,
  withoutNews,
} from './likeOverlay.logic.ts';
import type {
  LikeNews,
  LikeOverlayConditions,
  LikeOverlayContext,
  LikeOverlayInput,
  LikeProfile,
  LikeShown,
} from './likeOverlay.logic.ts';

export interface LoadProfileInput {
  readonly profileId: string;
}

export type LikeOverlayEvent =
  /** The value of `t` in the address; null where there is none. May be sent with each address. */
  | { readonly type: 'PARAMETER'; readonly value: string | null }
  /** One of the conditions changed, or may have. */
  | { readonly type: 'CONDITIONS'; readonly conditions: LikeOverlayConditions }
  /** Who is logged in now; null after log-out. */
  | { readonly type: 'MEMBER'; readonly memberId: string | null }
  /** From the event stream. */
  | { readonly type: 'LIKE'; readonly news: LikeNews }
  /** A like that the member gave was returned. */
  | { readonly type: 'MATCHED'; readonly profileId: string }
  /** The member has opened this profile: its like is no news. */
  | { readonly type: 'SEEN'; readonly profileId: string }
  /** Another tab shows this, or has shown it. */
  | ({ readonly type: 'SHOWN_ELSEWHERE' } & LikeShown)
  /** A click, or a key. */
  | { readonly type: 'CLOSE' };

const newLikeOf = (profileId: string): LikeNews => ({ kind: 'new-like', profileId });

const likeOverlaySetup = setup({
  types: {
    context: {} as LikeOverlayContext,
    events: {} as LikeOverlayEvent,
    input: {} as LikeOverlayInput,
  },
  actors: {
    takeLike: unprovidedActor<LoadProfileInput | null>('likeOverlay', 'takeLike'),
    loadProfile: unprovidedActor<LikeProfile, LoadProfileInput>('likeOverlay', 'loadProfile'),
  },
  actions: {
    removeParameter: unprovidedAction('likeOverlay', 'removeParameter'),
    reloadLikes: unprovidedAction('likeOverlay', 'reloadLikes'),
    tellOtherTabs: unprovidedAction<LikeShown>('likeOverlay', 'tellOtherTabs'),
    takeDelay: assign((_args, value: string | null) => ({ delay: parseDelay(value) ?? 0 })),
    ask: assign({ isAsked: true }),
    takeAsk: assign({ isAsked: false }),
    takeConditions: assign((_args, conditions: LikeOverlayConditions) => conditions),
    takeMember: assign((_args, memberId: string | null) => ({ memberId })),
    forgetMember: assign({ isAsked: false, waiting: [], shown: [] }),
    offer: assign(({ context }, news: LikeNews) => ({ waiting: withNews(context, news) })),
    noteShown: assign(({ context }, news: LikeNews) => withoutNews(context, news)),
    claim: assign(({ context }) => {
      const [current] = context.waiting;
      if (current === undefined) return {};
      const claim = { at: context.now(), tabId: context.tabId };
      return { current, claim, ...withoutNews(context, current) };
    }),
    takeProfile: assign((_args, profile: LikeProfile) => ({ profile })),
    endShowing: assign({ current: null, claim: null, profile: null }),
    planReload: assign({ isReloadPlanned: true }),
    beginReload: assign({ isReloadPlanned: false }),
  },
  guards: {
    isDelay: (_args, value: string | null) => parseDelay(value) !== null,
    isLoggedIn: ({ context }) => context.memberId !== null,
    hasLeft: ({ context }, memberId: string | null) =>
      context.memberId !== null && context.memberId !== memberId,
    mayInterrupt: ({ context }) =>
      context.memberId !== null && context.isVisible && !context.isWriting,
    isAsked: ({ context }) => context.isAsked,
    hasNews: ({ context }) => context.waiting.length > 0,
    isLike: (_args, like: LoadProfileInput | null) => like !== null,
    isCurrent: ({ context }, news: LikeNews) => isSame(context.current, news),
    isTheirs: ({ context: { current, claim } }, theirs: LikeShown) =>
      claim !== null && isSame(current, theirs.news) && isBefore(theirs.claim, claim),
    isOurs: ({ context: { current, claim } }, theirs: LikeShown) =>
      claim !== null && isSame(current, theirs.news) && isBefore(claim, theirs.claim),
    isReloadPlanned: ({ context }) => context.isReloadPlanned,
  },
  delays: {
    opening: ({ context }) => context.delay,
    answerTimeout: ANSWER_TIMEOUT_MS,
    likesReload: LIKES_RELOAD_MS,
  },
});

type Shown = { readonly context: LikeOverlayContext };
type MemberEvent = Extract<LikeOverlayEvent, { type: 'MEMBER' }>;
type ShownElsewhere = Extract<LikeOverlayEvent, { type: 'SHOWN_ELSEWHERE' }>;

const tellOtherTabs = {
  type: 'tellOtherTabs',
  params: ({ context: { current, claim, now, tabId } }: Shown): LikeShown => ({
    news: current ?? newLikeOf(''),
    claim: claim ?? { at: now(), tabId },
  }),
} as const;

/**
 * The full-screen overlay of a match or a new like (spec sections 2, 7): `t` in the address asks for the newest like not
 * seen after so many seconds; the event stream and the member's own likes tell of one at once. Only what the server has
 * told of is shown, each once over all tabs, and nothing over a conversation.
 *
 * Give it
 * - `takeLike`: GET auto-like.php, the liker's id or null;
 * - `loadProfile`: rejects where it may not be seen (any more);
 * - `removeParameter`: takes `t` out of the address, without a step in the history;
 * - `reloadLikes`: reads the likes again;
 * - `tellOtherTabs`: they send it to their machines as `SHOWN_ELSEWHERE`.
 */
export const likeOverlayMachine = likeOverlaySetup.createMachine({
  id: 'likeOverlay',
  context: ({ input }) => ({
    ...input,
    delay: 0,
    isAsked: false,
    waiting: [],
    shown: [],
    current: null,
    claim: null,
    profile: null,
    isReloadPlanned: false,
  }),
  type: 'parallel',
  on: {
    CONDITIONS: {
      actions: { type: 'takeConditions', params: ({ event }) => event.conditions },
    },
    MEMBER: [
      {
        guard: { type: 'hasLeft', params: ({ event }) => event.memberId },
        target: ['.parameter.none', '.overlay.idle', '.likes.fresh'],
        actions: [
          'forgetMember',
          { type: 'takeMember', params: ({ event }: { event: MemberEvent }) => event.memberId },
        ],
      },
      { actions: { type: 'takeMember', params: ({ event }) => event.memberId } },
    ],
    // Nobody is looking, or somebody writes: the badge tells.
    LIKE: { guard: 'mayInterrupt', actions: { type: 'offer', params: ({ event }) => event.news } },
    MATCHED: {
      guard: 'isLoggedIn',
      actions: {
        type: 'offer',
        params: ({ event }) => ({ kind: 'match', profileId: event.profileId }),
      },
    },
    SEEN: { actions: { type: 'noteShown', params: ({ event }) => newLikeOf(event.profileId) } },
    SHOWN_ELSEWHERE: { actions: { type: 'noteShown', params: ({ event }) => event.news } },
  },
  states: {
    parameter: {
      initial: 'none',
      states: {
        none: {
          on: {
            PARAMETER: {
              guard: { type: 'isDelay', params: ({ event }) => event.value },
              target: 'counting',
              actions: { type: 'takeDelay', params: ({ event }) => event.value },
            },
          },
        },
        counting: { after: { opening: { target: 'none', actions: ['ask', 'removeParameter'] } } },
      },
    },
    overlay: {
      initial: 'idle',
      states: {
        idle: {
          id: 'idle',
          always: [
            { guard: and(['mayInterrupt', 'hasNews']), target: 'showing' },
            { guard: and(['mayInterrupt', 'isAsked']), target: 'asking' },
          ],
        },
        asking: {
          entry: 'takeAsk',
          invoke: {
            id: 'takeLike',
            src: 'takeLike',
            onDone: [
              {
                guard: { type: 'isLike', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  {
                    type: 'offer',
                    params: ({ event }) => newLikeOf(event.output?.profileId ?? ''),
                  },
                  'planReload',
                ],
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
          after: { answerTimeout: 'idle' },
        },
        showing: {
          initial: 'loading',
          entry: ['claim', tellOtherTabs],
          exit: 'endShowing',
          on: {
            SEEN: {
              guard: { type: 'isCurrent', params: ({ event }) => newLikeOf(event.profileId) },
              target: 'idle',
            },
            SHOWN_ELSEWHERE: [
              {
                guard: {
                  type: 'isTheirs',
                  params: ({ event }: { event: ShownElsewhere }) => event,
                },
                target: 'idle',
              },
              // Both began in one moment, or the other has not heard: this tab was first.
              {
                guard: { type: 'isOurs', params: ({ event }: { event: ShownElsewhere }) => event },
                actions: tellOtherTabs,
              },
            ],
          },
          states: {
            loading: {
              invoke: {
                id: 'loadProfile',
                src: 'loadProfile',
                input: ({ context }) => ({ profileId: context.current?.profileId ?? '' }),
                onDone: {
                  target: 'ready',
                  actions: { type: 'takeProfile', params: ({ event }) => event.output },
                },
                onError: '#idle',
              },
              after: { answerTimeout: '#idle' },
            },
            ready: { always: { guard: 'mayInterrupt', target: 'open' } },
            open: { on: { CLOSE: '#idle' } },
          },
        },
      },
    },
    likes: {
      initial: 'fresh',
      states: {
        fresh: { always: { guard: 'isReloadPlanned', target: 'reloading' } },
        reloading: {
          entry: 'beginReload',
          always: { guard: 'isReloadPlanned', target: 'reloading', reenter: true },
          after: { likesReload: { target: 'fresh', actions: 'reloadLikes' } },
        },
      },
    },
  },
});
