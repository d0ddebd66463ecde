import type { DISABLING_REASONS, DISMISSIBLE_ALERTS } from './dismissibleAlert.constants.ts';

/** Which alert. */
export type DismissibleAlert = (typeof DISMISSIBLE_ALERTS)[number];

/** Why notifications are disabled. */
export type DisablingReason = (typeof DISABLING_REASONS)[number];

/** What the alerts depend on, of a member who is logged in. */
export interface AlertFacts {
  /** `user.profile.main_image` is not null. */
  readonly hasPhoto: boolean;
  /** Push is possible here and neither subscribed nor denied: there is something to opt in to. */
  readonly canOptIn: boolean;
  /** `user.notifications_disabled` */
  readonly notificationsDisabled: readonly string[];
}

export interface DismissibleAlertInput {
  /** Ms since 1970. */
  readonly now: () => number;
  readonly alert: DismissibleAlert;
  /** Null: nobody is logged in, or it is not known yet. */
  readonly facts: AlertFacts | null;
  /** When it was dismissed, as stored; null where it was not. */
  readonly dismissedAt: number | null;
}

export type DismissibleAlertContext = DismissibleAlertInput;

export type DismissibleAlertEvent =
  /** The member was read again, logged in or out. */
  | { readonly type: 'FACTS'; readonly facts: AlertFacts | null }
  | { readonly type: 'DISMISS' }
  /** What is stored has changed: another tab dismissed it, or storage was cleared (null). */
  | { readonly type: 'STORED_ELSEWHERE'; readonly dismissedAt: number | null };
