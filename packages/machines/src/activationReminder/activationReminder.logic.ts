import type { Resend } from '../private/resend.logic.ts';
import type { SnapshotOf } from '../private/snapshot.ts';
import type { Failure } from '../failure/failure.logic.ts';
import { toResendState } from '../private/resend.logic.ts';
import type { ResendState } from '../private/resend.logic.ts';

/** Pages without the reminder (spec section 4). */
const PAGES_WITHOUT_REMINDER = ['signup', 'settings', 'notifications'] as const;

/** What the reminder depends on. Null facts: nobody is logged in. */
export interface ActivationFacts {
  /** `user.status` */
  readonly status: string;
  /** `user.profile.status` is `disabled`. */
  readonly isProfileDisabled: boolean;
  /** `user.notifications_disabled` */
  readonly notificationsDisabled: readonly string[];
}

/** Where the member is and how they came. */
export interface ReminderSurroundings {
  /** `signup`, `settings`, `notifications`, or any other name. */
  readonly page: string;
  readonly isPhone: boolean;
  /** The query parameter `api_signup_complete` is there (spec section 2). */
  readonly isApiSignupComplete: boolean;
}

/** How the reminder is shown. */
export type ReminderForm = 'hidden' | 'alert' | 'modal';

/** Where the request for another mail is. */
export type ReminderResendState = ResendState;

/**
 * How the reminder is shown (spec section 4): an alert for a member who is not confirmed, whose profile is disabled and who has no
 * disabled notifications, but not on the pages of sign-up, settings and notifications; a modal on a phone with
 * `api_signup_complete`.
 */
export const reminderForm = (
  facts: ActivationFacts | null,
  { page, isPhone, isApiSignupComplete }: ReminderSurroundings,
): ReminderForm => {
  const isNeeded =
    facts !== null &&
    facts.status === 'not_confirmed' &&
    facts.isProfileDisabled &&
    facts.notificationsDisabled.length === 0;
  const isElsewhere: boolean = (PAGES_WITHOUT_REMINDER as readonly string[]).includes(page);
  if (!isNeeded || isElsewhere) return 'hidden';
  return isPhone && isApiSignupComplete ? 'modal' : 'alert';
};

export interface ActivationReminderInput extends ReminderSurroundings {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
  readonly facts: ActivationFacts | null;
}

export interface ActivationReminderContext extends ActivationReminderInput {
  /** The modal was closed: it is an alert from now on. */
  readonly isModalClosed: boolean;
  /** Another mail. */
  readonly resend: Resend;
}

type Snapshot = SnapshotOf<ActivationReminderContext>;

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
