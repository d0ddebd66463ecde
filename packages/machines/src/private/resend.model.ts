import type { StartedChild } from '../testing/types.ts';
import { RESEND_COOL_DOWN_MS } from './resend.logic.ts';
import type { Resend } from './resend.logic.ts';

interface ResendSnapshot {
  readonly context: { readonly resend: Resend };
}

interface ResendFrame {
  readonly before: ResendSnapshot | undefined;
  readonly snapshot: ResendSnapshot;
  readonly started: readonly StartedChild[];
  readonly elapsed: number;
  readonly now: number;
}

/** What tells two states of a `resend` apart: the minute between the beginning and the end of the countdown is alike. */
export const projectResend = ({ intent, isResent, failure, wait }: Resend): unknown => [
  intent !== null,
  isResent,
  failure?.code,
  wait > 58_000 || wait < 2_000 ? wait : 30_000,
];

/** What always holds of the states of `resendStates`, for the actor that sends. */
export const resendInvariants = (actor: string) => {
  /** When the last one went out, by the timers; and the latest time on the wall since. */
  let lastSent: number | null = null;
  let latest = 0;
  const keys = new Set<string>();
  let unanswered: string | null = null;
  const startOf = ({ started }: ResendFrame): StartedChild | undefined =>
    started.find(({ id }) => id === actor);
  return {
    'another is asked for a minute after the last, by the timers or by the clock': (
      frame: ResendFrame,
    ) => {
      const { before, snapshot, elapsed, now } = frame;
      const { availableAt } = snapshot.context.resend;
      const isNew = before?.context.resend.availableAt !== availableAt;
      if (isNew) lastSent = availableAt === 0 ? null : elapsed;
      latest = isNew ? now : Math.max(latest, now);
      return (
        !startOf(frame) ||
        lastSent === null ||
        elapsed - lastSent >= RESEND_COOL_DOWN_MS ||
        latest >= availableAt
      );
    },
    'nobody waits longer than a minute for another, wherever the clock goes': ({
      snapshot,
      elapsed,
    }: ResendFrame) =>
      snapshot.context.resend.wait === 0 ||
      lastSent === null ||
      elapsed - lastSent < RESEND_COOL_DOWN_MS,
    'one without an answer is asked for again with its own key, any other with a new one': (
      frame: ResendFrame,
    ) => {
      const input = startOf(frame)?.input as { idempotencyKey: string } | undefined;
      const key = input?.idempotencyKey;
      const held = key === undefined || (unanswered === null ? !keys.has(key) : key === unanswered);
      if (key !== undefined) keys.add(key);
      unanswered = frame.snapshot.context.resend.intent?.key ?? null;
      return held;
    },
  };
};
