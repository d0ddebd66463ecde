import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadNotifications, submitNotifications } from './notifications.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/notifications.route.ts';

export const loader = serverLoader(loadNotifications);
export const clientLoader = browserLoader(loadNotifications);
export const action = serverAction(submitNotifications);
export const clientAction = browserAction(submitNotifications);

export const handle = {
  // Leaving what is not saved is asked in the words of the own profile.
  namespaces: ['notifications', 'ownprofile'],
  title: (t) => t(($) => $.notifications.title),
} satisfies PageHandle;

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return <NotificationsScreen {...loaderData} />;
}
