import type { SnapshotFrom } from 'xstate';
import type { Failure, FieldError } from '../failure/failure.types.ts';
import { secondsLeft, toResendState } from '../private/resend.rules.ts';
import type { ResendState } from '../private/resend.rules.ts';
import type { directDebitMachine } from './directDebit.machine.ts';
import type { BlockedField } from './directDebit.types.ts';
import type { DirectDebitValues } from './directDebit.validation.ts';

type Snapshot = SnapshotFrom<typeof directDebitMachine>;

const isEntering = (snapshot: Snapshot): boolean => snapshot.matches({ otp: { code: 'entering' } });

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
  snapshot.matches({ otp: { code: 'confirming' } }) ||
  snapshot.matches({ otp: { code: 'unanswered' } });

/** Where the request for another code is. */
export const selectResendState = ({ value, context }: Snapshot): ResendState =>
  typeof value === 'object' && 'otp' in value
    ? toResendState(value.otp.resend, context.resend)
    : 'idle';

/** Why another code was not sent. */
export const selectResendFailure = ({ context }: Snapshot): Failure | null =>
  context.resend.failure;

/** Whether another code can be asked for now. */
export const selectCanResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'RESEND' });

/** Whole seconds until another code can be asked for. */
export const selectResendSeconds = ({ context }: Snapshot): number => secondsLeft(context.resend);

const otpViews = {
  idle: 'otp',
  sending: 'otp: sending another code',
  sent: 'otp: another code sent',
  failed: 'otp: resend failed',
  tooMany: 'otp: too many codes',
} as const;

const otpView = (snapshot: Snapshot): string => {
  if (snapshot.matches({ otp: { code: 'confirming' } })) return 'otp: confirming';
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
