import { ofError } from '../private/ofError.ts';
import { sessionSetup } from './session.setup.ts';
import type { SessionContext, SessionEvent, SessionFact, SessionMember } from './session.types.ts';

/** Events whose payload goes to an action or guard. */
type Sent<TType extends SessionEvent['type']> = {
  readonly event: Extract<SessionEvent, { type: TType }>;
};
type Answered = { readonly event: { readonly output: SessionMember | null } };

/** The member is taken over, in the cache too, before anything else follows. */
export const enter = [
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

export const logIn = [
  {
    guard: { type: 'isBlocked', params: ({ event }: Sent<'LOG_IN'>) => event.email },
    target: '#session.visitor.resting.blocked',
  },
  {
    target: '#session.visitor.loggingIn',
    actions: { type: 'takeCredentials', params: ({ event }: Sent<'LOG_IN'>) => event },
  },
] as const;

export const signedUp = {
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
export const visitor = sessionSetup.createStateConfig({
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
