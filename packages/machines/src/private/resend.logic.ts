import { isCertainRefusal, toFailure } from '../failure/failure.logic.ts';
import type { Failure } from '../failure/failure.logic.ts';
import { intentFor } from './intent.ts';
import type { Intent } from './intent.ts';

/** Another mail or code can be asked for after so many ms; counted second by second. */
export const RESEND_COOL_DOWN_MS = 60_000;
const RESEND_TICK_MS = 1_000;

/** Asking for another mail or code: what a machine keeps of it. */
export interface Resend {
  /** What was asked for and is on its way, or has no answer. */
  readonly intent: Intent<object> | null;
  /** Whether the last one was asked for here. */
  readonly isResent: boolean;
  readonly failure: Failure | null;
  /** When another can be asked for, on the clock of `now`. */
  readonly availableAt: number;
  /** Ms until then, at the last tick. */
  readonly wait: number;
}

/** Where a request for another is. */
export type ResendState = 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany';

export const NO_RESEND: Resend = {
  intent: null,
  isResent: false,
  failure: null,
  availableAt: 0,
  wait: 0,
};

/** One was sent at this moment: another has to wait. */
export const sentAt = (now: number): Resend => ({
  ...NO_RESEND,
  availableAt: now + RESEND_COOL_DOWN_MS,
  wait: RESEND_COOL_DOWN_MS,
});

/** The same, of one that was asked for here. */
export const resentAt = (now: number): Resend => ({ ...sentAt(now), isResent: true });

export const hasToWait = ({ wait }: Resend): boolean => wait > 0;

export const untilTick = ({ wait }: Resend): number => Math.min(RESEND_TICK_MS, wait);

/**
 * What is left after a tick: as the clock says, but no more than before less the tick that has passed. A clock that is
 * put back makes no wait longer; one that is put forward, or a sleep, ends it, and the server judges.
 */
export const afterTick = (resend: Resend, now: number): Resend => ({
  ...resend,
  wait: Math.max(0, Math.min(resend.wait - untilTick(resend), resend.availableAt - now)),
});

/** Marked before it goes out: stopped on the way it counts as perhaps sent. */
export const asked = (resend: Resend, newKey: () => string): Resend => ({
  ...resend,
  intent: { ...intentFor(resend.intent, {}, newKey), outcomeUnknown: true },
  failure: null,
});

export const refused = (resend: Resend, error: unknown): Resend => {
  const intent = isCertainRefusal(error) ? null : resend.intent;
  return { ...resend, failure: toFailure(error), intent };
};

/** The state of `resendStates` in a word, for a selector. */
export const toResendState = (state: string, { isResent }: Resend): ResendState => {
  if (state === 'sending' || state === 'failed' || state === 'tooMany') return state;
  return state === 'coolingDown' && isResent ? 'sent' : 'idle';
};

/** Whole seconds until another can be asked for. */
export const secondsLeft = ({ wait }: Resend): number => Math.ceil(wait / 1_000);
