import type { Resend, ResendState } from '../private/resend.rules.ts';

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

export interface ResendActivationInput {
  readonly idempotencyKey: string;
}

export type ActivationReminderEvent =
  /** The member was read again, logged in or out. */
  | { readonly type: 'FACTS'; readonly facts: ActivationFacts | null }
  /** Another page, or another width. */
  | { readonly type: 'SURROUNDINGS'; readonly surroundings: ReminderSurroundings }
  | { readonly type: 'RESEND' }
  /** Closes the modal; the alert stays. */
  | { readonly type: 'CLOSE_MODAL' };

/** Where the request for another mail is. */
export type ReminderResendState = ResendState;
