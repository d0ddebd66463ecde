import { assign, setup } from 'xstate';
import { toFailure } from '../failure/failure.rules.ts';
import { unprovidedAction, unprovidedActor } from '../private/unprovided.ts';
import {
  AFTER_LOG_IN,
  ASK_RETRIES,
  ASK_RETRY_BASE_MS,
  BLOCK_TICK_MS,
  MINUTE_MS,
} from './session.constants.ts';
import { isCookieOver, isPageOfVisitors, isSameAddress } from './session.rules.ts';
import type {
  LogInValues,
  SessionContext,
  SessionEvent,
  SessionFact,
  SessionInput,
  SessionMember,
} from './session.types.ts';

const blockOf = (error: unknown): number => {
  const { code, retryAfterMinutes } = toFailure(error);
  return code === 'too_many_attempts' ? (retryAfterMinutes ?? 0) * MINUTE_MS : 0;
};

/** Actors, actions, guards and delays of the session, by name. */
export const sessionSetup = setup({
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
