import {
  selectIsShown,
  selectReasons,
  type AlertFacts,
  type DisablingReason,
  type DismissibleAlertEvent,
  type dismissibleAlertMachine,
} from '@velours/machines/dismissibleAlert';
import type { SnapshotFrom } from 'xstate';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** The page of the notification settings, which says itself what the alert says. */
export const NOTIFICATIONS_PATH = '/notifications';

/** The alerts that have only words; the one of push is its opt-in (background/push/push.ts). */
export type WordyAlert = 'photo' | 'notifications';

/** What the alerts depend on; null where nobody is logged in. `canOptIn`: push has something to offer. */
export function alertFacts(user: Schemas['User'] | null, canOptIn: boolean): AlertFacts | null {
  return (
    user && {
      hasPhoto: user.profile.main_image !== null,
      canOptIn,
      notificationsDisabled: user.notifications_disabled,
    }
  );
}

/** Where an alert's remedy is, as far as the site has such a page; without it the alert has no link. */
export interface AlertLinks {
  photos?: string | undefined;
  notificationSettings?: string | undefined;
}

/** The remedies of this member: photos are added in the steps of sign-up until these are done. */
export function alertLinks(user: Pick<Schemas['User'], 'status'>): AlertLinks {
  return {
    photos: user.status === 'not_confirmed' ? '/complete-signup' : '/profile',
    notificationSettings: NOTIFICATIONS_PATH,
  };
}

export interface AlertBannerProps {
  alert: WordyAlert;
  /** Why notifications are disabled. */
  reasons: readonly DisablingReason[];
  /** The member's address, to which mails were sent. */
  email: string;
  links: AlertLinks;
  onDismiss: () => void;
}

/** An alert as its statechart has it (spec section 4); null where it is not shown. */
export function dismissibleAlertProps(
  snapshot: SnapshotFrom<typeof dismissibleAlertMachine>,
  {
    send,
    ...said
  }: { send: (event: DismissibleAlertEvent) => void } & Pick<AlertBannerProps, 'email' | 'links'>,
): AlertBannerProps | null {
  const { alert } = snapshot.context;
  if (!selectIsShown(snapshot) || alert === 'push') return null;
  const onDismiss = (): void => send({ type: 'DISMISS' });
  return { ...said, alert, reasons: selectReasons(snapshot), onDismiss };
}

/** The words of an alert: the matter, and the link to the remedy. */
export function alertWords(
  t: Translate,
  alert: WordyAlert,
  { reasons, email }: Pick<AlertBannerProps, 'reasons' | 'email'>,
): { title: string; text: string; remedy: string } {
  if (alert === 'photo') return t(($) => $.common.alerts.photo);
  const because = reasons.map((reason) =>
    t(($) => $.common.alerts.notifications[reason], { email }),
  );
  return {
    ...t(($) => $.common.alerts.notifications),
    text: because.join(' '),
  };
}
