import type { Notifications } from '../complaints/notices-data.ts';
import type { useNotifications } from './use-notifications.ts';

/** What each form of /notifications is made with. */
export type NotificationsParts = Pick<ReturnType<typeof useNotifications>, 'form' | 'submit'> & {
  notifications: Notifications;
  /** Of a link in a mail. */
  token: string | null;
};
