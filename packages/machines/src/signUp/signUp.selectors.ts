import type { SnapshotFrom } from 'xstate';
import type { Failure, FieldError } from '../failure/failure.types.ts';
import { secondsLeft, toResendState } from '../private/resend.rules.ts';
import type { ResendState } from '../private/resend.rules.ts';
import { SIGN_UP_STEPS } from './signUp.constants.ts';
import type { signUpMachine } from './signUp.machine.ts';
import type { SignUpStep, SignUpValues } from './signUp.types.ts';

type Snapshot = SnapshotFrom<typeof signUpMachine>;

/** What the step that is shown is doing. */
export type SignUpStatus =
  /** Being filled in. */
  | 'editing'
  /** The account step has errors at its fields. */
  | 'invalid'
  | 'submitting'
  /** No answer came; the same request goes out again by itself. */
  | 'unanswered'
  /** Refused or given up; what was typed is kept. */
  | 'failed'
  | 'saving';

/** Where the request for another activation mail is. */
export type SignUpResendState = ResendState;

/** The path of the state in the flow, `account.editing`, with that of the resend in the last step; null when it is over. */
const flowPath = ({ value }: Snapshot): readonly [string, string] | null => {
  if (typeof value === 'string') return null;
  const { flow, resend } = value.open;
  if (typeof flow === 'string') return [flow, resend];
  const [entry] = Object.entries(flow);
  return entry ? [entry[0], String(entry[1])] : null;
};

/** The step on the screen; null when sign-up is over. */
export const selectStep = (snapshot: Snapshot): SignUpStep | null =>
  (flowPath(snapshot)?.[0] as SignUpStep | undefined) ?? null;

/** The status of the step on the screen; the last step is always being filled in. */
export const selectStatus = (snapshot: Snapshot): SignUpStatus => {
  const path = flowPath(snapshot);
  return path === null || path[0] === 'confirmEmail' ? 'editing' : (path[1] as SignUpStatus);
};

/** Whether the step waits for the server: its fields are locked. */
export const selectIsPending = (snapshot: Snapshot): boolean =>
  ['submitting', 'saving', 'unanswered'].includes(selectStatus(snapshot));

/** The steps offered to this visitor, in order. */
export const selectSteps = (snapshot: Snapshot): readonly SignUpStep[] =>
  SIGN_UP_STEPS.filter((step) => step !== 'push' || snapshot.context.canPush);

/** Whether backdrop and Escape may close it: a modal, and nothing in progress (spec section 4). */
export const selectCanDismiss = ({ context }: Snapshot): boolean =>
  context.presentation === 'modal' && !context.isInProgress;

/** Whether it asks "really close?". */
export const selectIsConfirmingClose = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { closing: 'confirming' } });

/** What was typed in the account step; the password only until the account is made. */
export const selectValues = ({ context }: Snapshot): SignUpValues => context.values;

/** Errors at fields of the step on the screen. */
export const selectFieldErrors = ({ context }: Snapshot): readonly FieldError[] =>
  context.fieldErrors;

/** Why the step, or the request for another mail, failed; null where it did not, or only at its fields. */
export const selectFailure = (snapshot: Snapshot): Failure | null => {
  const { failure, resend } = snapshot.context;
  if (selectStep(snapshot) === 'confirmEmail') return resend.failure;
  const hasFailed = ['failed', 'unanswered'].includes(flowPath(snapshot)?.[1] ?? '');
  return failure !== null && hasFailed && failure.fields.length === 0 ? failure : null;
};

export const selectResendState = (snapshot: Snapshot): SignUpResendState => {
  const [step, state] = flowPath(snapshot) ?? [];
  return step === 'confirmEmail' && state !== undefined
    ? toResendState(state, snapshot.context.resend)
    : 'idle';
};

/** Whether another mail can be asked for now. */
export const selectCanResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'RESEND' });

/** Whole seconds until another mail can be asked for. */
export const selectResendSeconds = ({ context }: Snapshot): number => secondsLeft(context.resend);

/** The address the activation mail goes to. */
export const selectEmail = ({ context }: Snapshot): string => context.email;

/** What the visitor sees, in a word: `photo.saving`, `account.editing.confirmingClose`; null when it is over. */
export const selectView = (snapshot: Snapshot): string | null => {
  const path = flowPath(snapshot);
  if (path === null) return null;
  const [step, state] = path;
  const resend = selectResendState(snapshot);
  const shown = step === 'confirmEmail' && resend === 'sent' ? 'sent' : state;
  return selectIsConfirmingClose(snapshot) ? 'confirmingClose' : `${step}.${shown}`;
};
