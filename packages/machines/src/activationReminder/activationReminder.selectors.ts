import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure/failure.types.ts';
import { toResendState } from '../private/resend.rules.ts';
import type { activationReminderMachine } from './activationReminder.machine.ts';
import type { ReminderForm, ReminderResendState } from './activationReminder.types.ts';

type Snapshot = SnapshotFrom<typeof activationReminderMachine>;

/** How the reminder is shown. */
export const selectForm = (snapshot: Snapshot): ReminderForm => snapshot.value.form;

/** Where the request for another mail is. */
export const selectResendState = ({ value, context }: Snapshot): ReminderResendState =>
  toResendState(value.resend, context.resend);

/** Whether another mail can be asked for now. */
export const selectCanResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'RESEND' });

/** Why the last request failed; null where it did not. */
export const selectFailure = ({ context }: Snapshot): Failure | null => context.resend.failure;

/** What the member sees, in a word: `alert.sent`; null where nothing is shown. */
export const selectView = (snapshot: Snapshot): string | null => {
  const form = selectForm(snapshot);
  return form === 'hidden' ? null : `${form}.${selectResendState(snapshot)}`;
};
