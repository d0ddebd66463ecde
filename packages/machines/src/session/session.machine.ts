import { and, assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { toFailure } from '../failure/failure.logic.ts';
import type { Failure } from '../failure/failure.logic.ts';
import { ofError } from '../private/ofError.ts';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import {
  AFTER_LOG_IN,
  AFTER_LOG_OUT,
  ASK_RETRIES,
  ASK_RETRY_BASE_MS,
  BLOCK_TICK_MS,
  MINUTE_MS,
  isCookieOver,
  isPageOfVisitors,
  isSameAddress,
  toMinutes,
} from './session.logic.ts';
import type { LogInValues, SessionFact, SessionMember, SessionStatus } from './session.logic.ts';

export interface SessionInput {
  /** Ms since 1970. */
  readonly now: () => number;
  readonly pathname: string;
  /** Who is there as far as the page knows: a member, null for a visitor, undefined where the server has to be asked. */
  readonly member: SessionMember | null | undefined;
}

export interface SessionContext {
  readonly now: () => number;
  readonly pathname: string;
  /** Who is logged in; null where nobody is, or it is not known. */
  readonly member: SessionMember | null;
  /** What was heard last of who is there. */
  readonly heard: SessionMember | null | undefined;
  /** Who was logged in until it was no longer certain. */
  readonly previousId: string | null;
  /** When this tab first saw the member: the auth cookie is no younger. */
  readonly since: number;
  /** The address of the last log-in. */
  readonly email: string;
  /** Only while a log-in is on its way. */
  readonly password: string | null;
  /** Where this log-in leads. */
  readonly next: string;
  /** Why the last log-in or log-out failed. */
  readonly failure: Failure | null;
  /** The address with too many attempts, until when, and what was left at the last tick. */
  readonly blockedEmail: string | null;
  readonly blockedUntil: number;
  readonly blockedFor: number;
  readonly tickedAt: number;
  /** Tries of asking who is there, after the first. */
  readonly tries: number;
}

export type SessionEvent =
  /** Another page; the first one is the input's. */
  | { readonly type: 'PAGE'; readonly pathname: string }
  /** `next`: a path of this site that was asked for before log-in; null leads to members. */
  | ({ readonly type: 'LOG_IN'; readonly next: string | null } & LogInValues)
  | { readonly type: 'LOG_OUT' }
  /** Sign-up has made the account and logged it in; it goes on with its steps. */
  | { readonly type: 'SIGNED_UP'; readonly member: SessionMember }
  /** A call was answered 403 with `authentication_required` (not from user.php: there it says "a visitor"). */
  | { readonly type: 'AUTHENTICATION_REQUIRED' }
  /** The user was read again, as each minute; null: nobody. */
  | { readonly type: 'MEMBER_READ'; readonly member: SessionMember | null }
  | { readonly type: 'LOGGED_IN_ELSEWHERE'; readonly memberId: string }
  | { readonly type: 'LOGGED_OUT_ELSEWHERE' }
  | { readonly type: 'ONLINE' }
  /** The page is seen again. */
  | { readonly type: 'VISIBLE' }
  /** The visitor wants it asked again who is there. */
  | { readonly type: 'RETRY' };

const blockOf = (error: unknown): number => {
  const { code, retryAfterMinutes } = toFailure(error);
  return code === 'too_many_attempts' ? (retryAfterMinutes ?? 0) * MINUTE_MS : 0;
};

/** Actors, actions, guards and delays of the session, by name. */
const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    loadMember: unprovidedActor<SessionMember | null>('session', 'loadMember'),
    logIn: unprovidedActor<SessionMember | null, LogInValues>('session', 'logIn'),
    logOut: unprovidedActor<void>('session', 'logOut'),
  },
  actions: {
    changeMember: unprovidedAction<SessionMember | null>('session', 'changeMember'),
    tellOtherTabs: unprovidedAction<SessionFact>('session', 'tellOtherTabs'),
    go: unprovidedAction<{ to: string }>('session', 'go'),
    takePage: assign((_args, pathname: string) => ({ pathname })),
    hear: assign((_args, heard: SessionMember | null) => ({ heard })),
    takeMember: assign(({ context }) => ({
      member: context.heard ?? null,
      since: context.now(),
    })),
    forgetMember: assign(({ context }) => ({
      member: null,
      previousId: context.member?.id ?? null,
    })),
    forgetPrevious: assign({ previousId: null }),
    takeCredentials: assign((_args, values: LogInValues & { next: string | null }) => ({
      email: values.email,
      password: values.password,
      next: values.next ?? AFTER_LOG_IN,
    })),
    forgetPassword: assign({ password: null }),
    takeFailure: assign((_args, error: unknown) => ({ failure: toFailure(error) })),
    beginBlock: assign(({ context }, error: unknown) => ({
      blockedEmail: context.email,
      blockedUntil: context.now() + blockOf(error),
      tickedAt: context.now(),
    })),
    // A clock that was put back would make the block longer: what was left then is what is left now.
    tick: assign(({ context }) => {
      const now = context.now();
      const blockedUntil = now < context.tickedAt ? now + context.blockedFor : context.blockedUntil;
      return { blockedUntil, blockedFor: Math.max(0, blockedUntil - now), tickedAt: now };
    }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    resetTries: assign({ tries: 0 }),
  },
  guards: {
    isUnknown: ({ context }) => context.heard === undefined,
    isVisitor: ({ context }) => context.heard === null,
    hadMember: ({ context }) => context.previousId !== null,
    // Not on a page of visitors, nor on one that the member before has opened.
    movesOn: ({ context: { pathname, previousId, heard } }) =>
      isPageOfVisitors(pathname) || (previousId !== null && previousId !== heard?.id),
    isSomebody: (_args, member: SessionMember | null) => member !== null,
    isNotMember: ({ context }, id: string | undefined) => context.member?.id !== id,
    isBlocked: ({ context }, email: string) =>
      context.blockedEmail !== null &&
      isSameAddress(context.blockedEmail, email) &&
      context.blockedUntil > context.now(),
    isTooManyAttempts: (_args, error: unknown) => blockOf(error) > 0,
    isUnanswered: (_args, error: unknown) => toFailure(error).outcome === 'unknown',
    isBlockOver: ({ context }) => context.blockedFor === 0,
    isCookieOver: ({ context }) => isCookieOver(context.since, context.now()),
    canAskAgain: ({ context }) => context.tries < ASK_RETRIES,
  },
  delays: {
    askAgain: ({ context }) => ASK_RETRY_BASE_MS * 2 ** context.tries,
    tick: ({ context }) => Math.min(BLOCK_TICK_MS, context.blockedFor),
  },
});

/** Events whose payload goes to an action or guard. */
type Sent<TType extends SessionEvent['type']> = {
  readonly event: Extract<SessionEvent, { type: TType }>;
};
type Answered = { readonly event: { readonly output: SessionMember | null } };

/** The member is taken over, in the cache too, before anything else follows. */
const enter = [
  'takeMember',
  { type: 'changeMember', params: ({ context }: { context: SessionContext }) => context.member },
] as const;

const tellLoggedIn = {
  type: 'tellOtherTabs',
  params: ({ context }: { context: SessionContext }): SessionFact => ({
    type: 'loggedIn',
    memberId: context.member?.id ?? '',
  }),
} as const;

const logIn = [
  {
    guard: { type: 'isBlocked', params: ({ event }: Sent<'LOG_IN'>) => event.email },
    target: '#session.visitor.resting.blocked',
  },
  {
    target: '#session.visitor.loggingIn',
    actions: { type: 'takeCredentials', params: ({ event }: Sent<'LOG_IN'>) => event },
  },
] as const;

const signedUp = {
  target: '#session.member',
  actions: [
    { type: 'hear', params: ({ event }: Sent<'SIGNED_UP'>) => event.member },
    ...enter,
    tellLoggedIn,
  ],
} as const;

/** After the own log-in: here first, then in the other tabs, then on to the page that was asked for. */
const loggedIn = {
  target: '#session.member',
  actions: [
    { type: 'hear', params: ({ event }: Answered) => event.output },
    ...enter,
    tellLoggedIn,
    {
      type: 'go',
      params: ({ context }: { context: SessionContext }) => ({ to: context.next }),
    },
  ],
} as const;

/** Nobody is logged in, and the log-in. */
const visitor = sessionSetup.createStateConfig({
  initial: 'resting',
  entry: 'forgetPrevious',
  states: {
    resting: {
      initial: 'idle',
      on: {
        LOG_IN: logIn,
        SIGNED_UP: signedUp,
        LOGGED_IN_ELSEWHERE: '#session.unknown',
        MEMBER_READ: {
          guard: { type: 'isSomebody', params: ({ event }) => event.member },
          target: '#session.arriving',
          actions: { type: 'hear', params: ({ event }) => event.member },
        },
      },
      states: {
        idle: {},
        failed: {},
        blocked: {
          entry: 'tick',
          always: { guard: 'isBlockOver', target: 'idle' },
          after: { tick: { target: 'blocked', reenter: true } },
        },
      },
    },
    loggingIn: {
      exit: 'forgetPassword',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ email: context.email, password: context.password ?? '' }),
        onDone: loggedIn,
        onError: [
          {
            guard: ofError('isTooManyAttempts'),
            target: 'resting.blocked',
            actions: ofError('beginBlock'),
          },
          {
            guard: ofError('isUnanswered'),
            target: 'confirming',
            actions: ofError('takeFailure'),
          },
          {
            target: 'resting.failed',
            actions: ofError('takeFailure'),
          },
        ],
      },
    },
    // The log-in got no answer: it may have been done.
    confirming: {
      invoke: {
        id: 'confirmLogIn',
        src: 'loadMember',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }: Answered) => event.output },
            ...loggedIn,
          },
          { target: 'resting.failed' },
        ],
        onError: 'resting.failed',
      },
    },
  },
});

const goToRoot = { type: 'go', params: { to: AFTER_LOG_OUT } } as const;

/** The session has ended, and this tab is the one to know. */
const leave = [{ type: 'tellOtherTabs', params: { type: 'loggedOut' } }, goToRoot] as const;

/**
 * Who is there: a visitor or a member (spec section 4), over all tabs of a browser. On log-in to members, on log-out to the
 * root; a 403 `authentication_required` logs out (spec section 8). A log-in or log-out that got no answer is not
 * guessed at: the server is asked who is there.
 *
 * Give it
 * - `loadMember`: the member, or null where user.php says 403; rejects where no answer can be had;
 * - `logIn`, `logOut`: resolve when the server has done it, reject with the client's error;
 * - `changeMember`: takes all that belongs to one member out of memory, and says who is there now;
 * - `tellOtherTabs`: they send it to their machines as `LOGGED_IN_ELSEWHERE` or `LOGGED_OUT_ELSEWHERE`;
 * - `go`: to a path; to the root by a new document.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    now: input.now,
    pathname: input.pathname,
    member: null,
    heard: input.member,
    previousId: null,
    since: input.now(),
    email: '',
    password: null,
    next: AFTER_LOG_IN,
    failure: null,
    blockedEmail: null,
    blockedUntil: 0,
    blockedFor: 0,
    tickedAt: 0,
    tries: 0,
  }),
  initial: 'starting',
  on: {
    PAGE: { actions: { type: 'takePage', params: ({ event }) => event.pathname } },
  },
  states: {
    // The page came with what the server knew: nothing changes.
    starting: {
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isVisitor', target: 'visitor' },
        { target: 'member', actions: 'takeMember' },
      ],
    },
    unknown: {
      initial: 'asking',
      entry: 'resetTries',
      on: {
        LOG_IN: logIn,
        SIGNED_UP: signedUp,
        // What the server has answered meanwhile may be older than this.
        LOGGED_IN_ELSEWHERE: { target: 'unknown', reenter: true },
        LOGGED_OUT_ELSEWHERE: { target: 'unknown', reenter: true },
      },
      states: {
        asking: {
          invoke: {
            id: 'loadMember',
            src: 'loadMember',
            onDone: {
              target: '#session.arriving',
              actions: { type: 'hear', params: ({ event }) => event.output },
            },
            onError: [{ guard: 'canAskAgain', target: 'unanswered' }, { target: 'unreachable' }],
          },
          // Asked over a network that has gone since, it may be long until that is known.
          on: {
            ONLINE: { target: 'asking', reenter: true },
            RETRY: { target: 'asking', reenter: true },
          },
        },
        unanswered: {
          after: { askAgain: { target: 'asking', actions: 'countTry' } },
          on: { ONLINE: { target: 'asking', actions: 'countTry' } },
        },
        unreachable: {
          on: {
            ONLINE: { target: '#session.unknown', reenter: true },
            VISIBLE: { target: '#session.unknown', reenter: true },
            RETRY: { target: '#session.unknown', reenter: true },
          },
        },
      },
    },
    // The server, or a call that was answered, has said who is there.
    arriving: {
      always: [
        { guard: and(['isVisitor', 'hadMember']), target: 'visitor', actions: leave },
        { guard: 'isVisitor', target: 'visitor' },
        {
          guard: 'movesOn',
          target: 'member',
          actions: [...enter, { type: 'go', params: { to: AFTER_LOG_IN } }],
        },
        { target: 'member', actions: enter },
      ],
    },
    visitor,
    member: {
      initial: 'idle',
      exit: ['forgetMember', { type: 'changeMember', params: null }],
      on: {
        AUTHENTICATION_REQUIRED: { target: 'visitor', actions: leave },
        LOGGED_OUT_ELSEWHERE: { target: 'visitor', actions: goToRoot },
        LOGGED_IN_ELSEWHERE: {
          guard: { type: 'isNotMember', params: ({ event }) => event.memberId },
          target: 'unknown',
        },
        MEMBER_READ: {
          guard: { type: 'isNotMember', params: ({ event }) => event.member?.id },
          target: 'arriving',
          actions: { type: 'hear', params: ({ event }) => event.member },
        },
      },
      states: {
        idle: {
          on: {
            LOG_OUT: 'loggingOut',
            VISIBLE: { guard: 'isCookieOver', target: '#session.unknown' },
          },
        },
        loggingOut: {
          invoke: {
            id: 'logOut',
            src: 'logOut',
            onDone: { target: '#session.visitor', actions: leave },
            onError: {
              target: 'confirming',
              actions: ofError('takeFailure'),
            },
          },
        },
        // The log-out failed, or may have been done: nobody is told so before the server has.
        confirming: {
          invoke: {
            id: 'confirmLogOut',
            src: 'loadMember',
            onDone: [
              {
                guard: { type: 'isNotMember', params: ({ event }: Answered) => event.output?.id },
                target: '#session.arriving',
                actions: { type: 'hear', params: ({ event }: Answered) => event.output },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        failed: {
          on: { LOG_OUT: 'loggingOut' },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const isLoggingIn = (snapshot: Snapshot): boolean =>
  snapshot.matches({ visitor: 'loggingIn' }) || snapshot.matches({ visitor: 'confirming' });

const isLoggingOut = (snapshot: Snapshot): boolean =>
  snapshot.matches({ member: 'loggingOut' }) || snapshot.matches({ member: 'confirming' });

/** The session in a word. */
export const selectStatus = (snapshot: Snapshot): SessionStatus => {
  if (isLoggingIn(snapshot)) return 'loggingIn';
  if (isLoggingOut(snapshot)) return 'loggingOut';
  if (snapshot.matches('member')) return 'member';
  return snapshot.matches('visitor') ? 'visitor' : 'unknown';
};

/** Who is logged in; null where nobody is, or it is not known. */
export const selectMember = ({ context }: Snapshot): SessionMember | null => context.member;

/** Whether nobody can tell who is there: the server does not answer. */
export const selectIsUnreachable = (snapshot: Snapshot): boolean =>
  snapshot.matches({ unknown: 'unreachable' });

/** Why the last log-in failed; null where it did not. */
export const selectLogInFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches({ visitor: { resting: 'failed' } }) ? snapshot.context.failure : null;

/** Why the last log-out failed; null where it did not. */
export const selectLogOutFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches({ member: 'failed' }) ? snapshot.context.failure : null;

/** For how many minutes the account is blocked; null where it is not. */
export const selectBlockedMinutes = (snapshot: Snapshot): number | null =>
  snapshot.matches({ visitor: { resting: 'blocked' } })
    ? toMinutes(snapshot.context.blockedFor)
    : null;

const VIEW_OF: Readonly<Record<SessionStatus, string>> = {
  unknown: 'asking',
  visitor: 'visitor',
  loggingIn: 'logging in',
  member: 'member',
  loggingOut: 'logging out',
};

/** What is shown, in a word. */
export const selectView = (snapshot: Snapshot): string => {
  if (selectIsUnreachable(snapshot)) return 'unreachable';
  if (selectBlockedMinutes(snapshot) !== null) return 'failed: too many attempts';
  if (selectLogOutFailure(snapshot)) return 'failed: log-out';
  const failure = selectLogInFailure(snapshot);
  return failure ? `failed: ${failure.code.replaceAll('_', ' ')}` : VIEW_OF[selectStatus(snapshot)];
};
