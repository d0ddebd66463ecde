import type { SiteForm } from '../../app/forms/use-form.ts';
import type { Notifications } from './notifications-data.ts';

/** What each form of /notifications is made with. */
export interface NotificationsParts {
  form: SiteForm<never>;
  notifications: Notifications;
  /** Of a link in a mail. */
  token: string | null;
}
