import { and } from 'xstate';
import { ofError } from '../private/ofError.ts';
import { AFTER_LOG_IN, AFTER_LOG_OUT } from './session.constants.ts';
import { sessionSetup } from './session.setup.ts';
import type { SessionMember } from './session.types.ts';
import { enter, logIn, signedUp, visitor } from './session.visitor.ts';

type Answered = { readonly event: { readonly output: SessionMember | null } };

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
