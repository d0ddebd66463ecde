import type { SnapshotOf } from '../private/snapshot.ts';

/** The alerts that can be dismissed (spec section 4): photo missing, push opt-in, disabled notifications. */
export const DISMISSIBLE_ALERTS = ['photo', 'push', 'notifications'] as const;

/** Why notifications are disabled (spec section 4): marked as spam, mail came back, unsubscribed from the list. */
export const DISABLING_REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const;

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

/** The reasons that there are texts for, each once, in the order of the specification. */
const disablingReasons = (facts: AlertFacts | null): readonly DisablingReason[] =>
  DISABLING_REASONS.filter((reason) => facts?.notificationsDisabled.includes(reason) === true);

/** Whether there is something to tell the member (spec section 4), dismissed or not. */
export const isAlertNeeded = (alert: DismissibleAlert, facts: AlertFacts | null): boolean => {
  if (facts === null) return false;
  switch (alert) {
    case 'photo':
      return !facts.hasPhoto;
    case 'push':
      return facts.canOptIn;
    case 'notifications':
      return disablingReasons(facts).length > 0;
  }
};

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

type Snapshot = SnapshotOf<DismissibleAlertContext>;

/** Whether the alert is shown. */
export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.matches('shown');

/** Why notifications are disabled; empty for the other alerts. */
export const selectReasons = ({ context }: Snapshot): readonly DisablingReason[] =>
  context.alert === 'notifications' ? disablingReasons(context.facts) : [];

/** What is shown, in a word; null where nothing is. */
export const selectView = (snapshot: Snapshot): string | null =>
  selectIsShown(snapshot) ? [snapshot.context.alert, ...selectReasons(snapshot)].join(' ') : null;
