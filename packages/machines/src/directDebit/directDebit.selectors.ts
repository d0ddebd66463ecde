import type { SnapshotFrom } from 'xstate';
import type { Failure, FieldError } from '../failure/failure.types.ts';
import type { directDebitMachine } from './directDebit.machine.ts';
import type { BlockedField } from './directDebit.types.ts';
import type { DirectDebitValues } from './directDebit.validation.ts';

type Snapshot = SnapshotFrom<typeof directDebitMachine>;

const isEntering = (snapshot: Snapshot): boolean => snapshot.matches({ otp: 'entering' });

/** The page that is shown: the form also while something in it is blocked. */
export const selectStep = (snapshot: Snapshot): 'form' | 'otp' | 'limit' | 'done' => {
  if (snapshot.matches('otp')) return 'otp';
  if (snapshot.matches('limit')) return 'limit';
  return snapshot.matches('done') ? 'done' : 'form';
};

/** The form as it was typed, or as it was sent. */
export const selectValues = ({ context }: Snapshot): DirectDebitValues => context.values;

/** Errors at fields; `mandate` for a mandate that is not accepted. */
export const selectFieldErrors = ({ context }: Snapshot): readonly FieldError[] =>
  context.fieldErrors;

/** The field that holds what is blocked; null where nothing is. */
export const selectBlocked = ({ context }: Snapshot): BlockedField | null => context.blocked;

/** Why the mandate or the code was not taken; null where it was, or where its fields tell. */
export const selectFailure = ({ context: { failure } }: Snapshot): Failure | null =>
  failure !== null && failure.fields.length === 0 ? failure : null;

/** Whether something is on its way and the buttons rest. */
export const selectIsPending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ form: 'signing' }) ||
  snapshot.matches({ otp: 'confirming' }) ||
  snapshot.matches({ otp: 'unanswered' });

export const selectResendState = (
  snapshot: Snapshot,
): 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany' => {
  if (snapshot.matches({ otp: { entering: 'sending' } })) return 'sending';
  if (snapshot.matches({ otp: { entering: 'resendFailed' } })) return 'failed';
  if (snapshot.matches({ otp: { entering: 'tooMany' } })) return 'tooMany';
  const isCooling = snapshot.matches({ otp: { entering: 'coolingDown' } });
  return isCooling && snapshot.context.isResent ? 'sent' : 'idle';
};

/** Why another code was not sent. */
export const selectResendFailure = ({ context }: Snapshot): Failure | null => context.resendFailure;

/** Whether another code can be asked for now. */
export const selectCanResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'RESEND' });

/** Whole seconds until another code can be asked for. */
export const selectResendSeconds = (snapshot: Snapshot): number =>
  snapshot.matches({ otp: { entering: 'coolingDown' } })
    ? Math.ceil(snapshot.context.resendWait / 1_000)
    : 0;

const otpViews = {
  idle: 'otp',
  sending: 'otp: sending another code',
  sent: 'otp: another code sent',
  failed: 'otp: resend failed',
  tooMany: 'otp: too many codes',
} as const;

const otpView = (snapshot: Snapshot): string => {
  if (snapshot.matches({ otp: 'confirming' })) return 'otp: confirming';
  if (!isEntering(snapshot)) return 'otp: unanswered';
  if (snapshot.context.failure !== null) return 'otp: code refused';
  const state = selectResendState(snapshot);
  return state === 'idle' && selectCanResend(snapshot) ? 'otp: can resend' : otpViews[state];
};

/** What the member sees, in a word. */
export const selectView = (snapshot: Snapshot): string => {
  if (snapshot.context.blocked !== null) return `blocked: ${snapshot.context.blocked}`;
  if (snapshot.matches({ form: 'invalid' })) return 'form: invalid';
  if (snapshot.matches({ form: 'signing' })) return 'form: signing';
  if (snapshot.matches({ form: 'failed' })) return 'form: failed';
  return snapshot.matches('otp') ? otpView(snapshot) : selectStep(snapshot);
};
