import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/types.ts';
import type { Frame, Scenario } from '../testing/types.ts';
import {
  AFTER_LOG_IN,
  AFTER_LOG_OUT,
  ASK_RETRIES,
  AUTH_COOKIE_MS,
  BLOCK_TICK_MS,
  MINUTE_MS,
  isPageOfVisitors,
  toMinutes,
} from './session.logic.ts';
import type { LogInValues, SessionMember } from './session.logic.ts';
import { selectMember, selectView, sessionMachine } from './session.machine.ts';
import type { SessionEvent, SessionInput } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const anna: SessionMember = { id: 'anna' };
export const bram: SessionMember = { id: 'bram' };

/** Refusals of log-in, as the client rejects with them. */
export const loginFailed = { status: 401, code: 'login_failed' };
export const tooManyAttempts = (minutes: number): object => ({
  status: 429,
  code: 'too_many_attempts',
  retryAfterMinutes: minutes,
});

const MODEL_MINUTES = 2;
const DAY_MS = 86_400_000;

const logIn = (email: string, next: string | null = null): SessionEvent => ({
  type: 'LOG_IN',
  email,
  password: 'secret',
  next,
});

const events: readonly SessionEvent[] = [
  { type: 'PAGE', pathname: '/login' },
  { type: 'PAGE', pathname: '/chats' },
  logIn('anna@velours.test'),
  logIn('bram@velours.test', '/chats'),
  { type: 'LOG_OUT' },
  { type: 'SIGNED_UP', member: anna },
  { type: 'AUTHENTICATION_REQUIRED' },
  { type: 'MEMBER_READ', member: null },
  { type: 'MEMBER_READ', member: anna },
  { type: 'MEMBER_READ', member: bram },
  { type: 'LOGGED_IN_ELSEWHERE', memberId: 'anna' },
  { type: 'LOGGED_IN_ELSEWHERE', memberId: 'bram' },
  { type: 'LOGGED_OUT_ELSEWHERE' },
  { type: 'ONLINE' },
  { type: 'VISIBLE' },
  { type: 'RETRY' },
];

const input =
  (member: SessionInput['member']) =>
  (now: () => number): SessionInput => ({ now, pathname: '/chats', member });

/** One side of the session, walked exhaustively. */
const scenario = (
  name: string,
  member: SessionInput['member'],
  types: readonly SessionEvent['type'][],
  more: Partial<Scenario<typeof sessionMachine>> = {},
): Scenario<typeof sessionMachine> => ({
  name,
  input: input(member),
  events: events.filter(({ type }) => types.includes(type)),
  isWalkedAtRandom: false,
  ...more,
});

/** All of it, walked at random. */
const everything = (
  name: string,
  member: SessionInput['member'],
): Scenario<typeof sessionMachine> => ({
  name,
  input: input(member),
  events,
  // What ends a member's session comes seldom, so that a walk sees the rest too.
  rare: ['AUTHENTICATION_REQUIRED', 'LOGGED_OUT_ELSEWHERE', 'SIGNED_UP', 'MEMBER_READ'],
  waits: [MINUTE_MS],
  sleeps: [AUTH_COOKIE_MS, -DAY_MS, DAY_MS],
  until: () => true,
});

type SessionFrame = Frame<typeof sessionMachine>;

const went = ({ ran }: SessionFrame): readonly string[] =>
  ran.filter(({ type }) => type === 'go').map(({ params }) => (params as { to: string }).to);

const told = ({ ran }: SessionFrame): readonly string[] =>
  ran
    .filter(({ type }) => type === 'tellOtherTabs')
    .map(({ params }) => (params as { type: string }).type);

const isEvent = ({ step }: SessionFrame, ...types: readonly SessionEvent['type'][]): boolean =>
  step.kind === 'event' && (types as readonly string[]).includes(step.event.type);

const isDone = ({ step }: SessionFrame, ...ids: readonly string[]): boolean =>
  step.kind === 'done' && ids.includes(step.id);

const idOf = (snapshot: Snapshot | undefined): string | null =>
  (snapshot && selectMember(snapshot)?.id) ?? null;

/** The call that runs in a state, and in no other. */
const CALL_OF: Readonly<Record<string, string>> = {
  'unknown asking': 'loadMember',
  'visitor loggingIn': 'logIn',
  'visitor confirming': 'confirmLogIn',
  'member loggingOut': 'logOut',
  'member confirming': 'confirmLogOut',
};

/** A state and the one inside it, in two words. */
const stateOf = ({ value }: Snapshot): string => {
  const [entry] = Object.entries(value);
  return entry ? entry.map(String).join(' ') : '';
};

/** How session is walked. */
export const sessionModel = defineModel({
  machine: sessionMachine,
  scenarios: [
    scenario('a visitor logs in', null, ['LOG_IN', 'LOGGED_IN_ELSEWHERE'], {
      waits: [MINUTE_MS],
      until: ({ context }) => context.member !== null || context.tries > 0,
    }),
    scenario(
      'a visitor hears of others',
      null,
      ['PAGE', 'SIGNED_UP', 'MEMBER_READ', 'LOGGED_IN_ELSEWHERE', 'LOGGED_OUT_ELSEWHERE'],
      { until: ({ context }) => context.tries > 0 },
    ),
    scenario(
      'a member',
      anna,
      [
        'LOG_OUT',
        'AUTHENTICATION_REQUIRED',
        'MEMBER_READ',
        'LOGGED_IN_ELSEWHERE',
        'VISIBLE',
        'PAGE',
        'LOGGED_OUT_ELSEWHERE',
      ],
      {
        sleeps: [AUTH_COOKIE_MS, -DAY_MS],
        until: ({ context }) => context.tries > 0,
      },
    ),
    scenario(
      'nobody knows who',
      undefined,
      ['LOG_IN', 'SIGNED_UP', 'ONLINE', 'VISIBLE', 'RETRY', 'PAGE'],
      {
        until: ({ value }) => typeof value !== 'object' || !('unknown' in value),
      },
    ),
    everything('anything, from a visitor', null),
    everything('anything, from a member', anna),
    everything('anything, from nobody knows who', undefined),
  ],
  outcomes: {
    loadMember: { done: [anna, bram, null], error: [new TypeError('fetch failed')] },
    logIn: {
      done: [anna],
      error: [loginFailed, tooManyAttempts(MODEL_MINUTES), new TypeError('fetch failed')],
    },
    confirmLogIn: { done: [anna, null], error: [new TypeError('fetch failed')] },
    logOut: { done: [undefined], error: [new TypeError('fetch failed')] },
    confirmLogOut: { done: [anna, bram, null], error: [new TypeError('fetch failed')] },
  },
  tellsTimersApart: false,
  project: ({ context, value }) => [
    context.member?.id,
    context.previousId,
    isPageOfVisitors(context.pathname),
    context.failure?.code,
    // How much of a block is left matters where it is counted; elsewhere, whose it is.
    JSON.stringify(value).includes('blocked') ? toMinutes(context.blockedFor) : null,
    context.blockedEmail,
    context.tries,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    let since: number | null = null;
    let blockedUntil = Infinity;
    /** Who the rest of the page was told is there. */
    let inMemory: string | null = null;
    return {
      'a member is there exactly in the states of a member': ({ snapshot }) =>
        snapshot.matches('member') === (selectMember(snapshot) !== null),
      'what is in memory belongs to the member who is there, to nobody else': ({
        step,
        ran,
        snapshot,
      }) => {
        if (step.kind === 'start') inMemory = idOf(snapshot);
        for (const { type, params } of ran) {
          if (type === 'changeMember') inMemory = (params as SessionMember | null)?.id ?? null;
        }
        return inMemory === idOf(snapshot);
      },
      'memory is changed before other tabs are told, and they before this one goes on': ({
        ran,
      }) => {
        const order = ['changeMember', 'tellOtherTabs', 'go'];
        const places = ran.map(({ type }) => order.indexOf(type));
        return places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
      },
      'the own log-in goes to members, or where the visitor was going': (frame) => {
        const isOwn =
          isDone(frame, 'logIn', 'confirmLogIn') &&
          frame.before?.matches('visitor') === true &&
          frame.snapshot.matches('member');
        const { next } = frame.snapshot.context;
        return !isOwn || (went(frame).join() === next && told(frame).join() === 'loggedIn');
      },
      'who was a member and is a visitor has gone to the root, whatever ended it': (frame) => {
        const { before, snapshot } = frame;
        const hasLeft =
          snapshot.matches('visitor') &&
          before !== undefined &&
          !before.matches('visitor') &&
          !isEvent(frame, 'LOG_IN') &&
          (before.matches('member') || before.context.previousId !== null);
        return went(frame).includes(AFTER_LOG_OUT) === hasLeft;
      },
      'other tabs are told of a log-out exactly when this one is the first to know': (frame) =>
        told(frame).includes('loggedOut') ===
        (went(frame).includes(AFTER_LOG_OUT) && !isEvent(frame, 'LOGGED_OUT_ELSEWHERE')),
      'other tabs are told of a log-in or sign-up made here, and of no other': (frame) => {
        const isOwn = isDone(frame, 'logIn', 'confirmLogIn') || isEvent(frame, 'SIGNED_UP');
        const hasCome = frame.snapshot.matches('member') && !frame.before?.matches('member');
        return told(frame).includes('loggedIn') === (isOwn && hasCome);
      },
      'a log-in made elsewhere moves only who is on a page of visitors, or was another': (
        frame,
      ) => {
        const { before, snapshot } = frame;
        const isOwn = isDone(frame, 'logIn', 'confirmLogIn') || isEvent(frame, 'SIGNED_UP');
        if (before === undefined || isOwn || !snapshot.matches('member')) return true;
        if (idOf(before) === idOf(snapshot)) return went(frame).length === 0;
        const other =
          idOf(before) ?? (before.matches('visitor') ? null : before.context.previousId);
        const isMoved =
          isPageOfVisitors(snapshot.context.pathname) ||
          (other !== null && other !== idOf(snapshot));
        return went(frame).join() === (isMoved ? AFTER_LOG_IN : '');
      },
      'a 403 authentication_required leaves nobody logged in, and moves no visitor': (frame) =>
        !isEvent(frame, 'AUTHENTICATION_REQUIRED') ||
        (selectMember(frame.snapshot) === null &&
          went(frame).length === (frame.before?.matches('member') === true ? 1 : 0)),
      'a log-out is believed only when the server or another tab says so': (frame) =>
        !went(frame).includes(AFTER_LOG_OUT) ||
        isDone(frame, 'logOut', 'loadMember', 'confirmLogOut') ||
        isEvent(frame, 'AUTHENTICATION_REQUIRED', 'LOGGED_OUT_ELSEWHERE', 'MEMBER_READ'),
      'a log-in without an answer asks the server before it says that it failed': ({
        step,
        before,
        snapshot,
      }) =>
        !(step.kind === 'error' && step.id === 'logIn' && step.index === 2) ||
        before?.matches({ visitor: 'loggingIn' }) !== true ||
        snapshot.matches({ visitor: 'confirming' }),
      'each call runs exactly in its state, one at a time': ({ snapshot, running }) =>
        running.join() === (CALL_OF[stateOf(snapshot)] ?? ''),
      'the password is kept while it is sent, and no longer': ({ snapshot }) =>
        (snapshot.context.password !== null) === snapshot.matches({ visitor: 'loggingIn' }),
      'while blocked, the blocked address is not sent': ({ started, before, now }) =>
        started.every(
          ({ src, input }) =>
            src !== 'logIn' ||
            before === undefined ||
            before.context.blockedUntil <= now ||
            (input as LogInValues).email !== before.context.blockedEmail,
        ),
      'a block is told for no more minutes than the server gave, and ends in time': ({
        step,
        before,
        snapshot,
        elapsed,
      }) => {
        const isBlocked = snapshot.matches({ visitor: { resting: 'blocked' } });
        if (before?.matches({ visitor: { resting: 'blocked' } }) !== true) blockedUntil = Infinity;
        if (isBlocked) blockedUntil = Math.min(blockedUntil, elapsed + MODEL_MINUTES * MINUTE_MS);
        // A clock that is put back costs the tick that was running.
        if (step.kind === 'sleep') blockedUntil += BLOCK_TICK_MS;
        return (
          !isBlocked ||
          (toMinutes(snapshot.context.blockedFor) <= MODEL_MINUTES && elapsed < blockedUntil)
        );
      },
      'asks again at most five times by itself': ({ snapshot }) =>
        snapshot.context.tries <= ASK_RETRIES,
      'while it is not known who is there, it is asked, or said that nobody answers': ({
        snapshot,
        elapsed,
      }) => {
        if (snapshot.matches({ unknown: 'unanswered' })) since ??= elapsed;
        else since = null;
        return since === null || elapsed - since < 60_000;
      },
    };
  },
});
