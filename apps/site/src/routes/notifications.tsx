import { browserLoader } from '../data/browser-loader.ts';
import { loadNotifications } from '../data/pages/notices.ts';
import { NotificationsScreen } from '../screens/NotificationsScreen.tsx';
import { notificationsAction } from '../server/actions/notices.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/notifications.ts';

export const loader = serverLoader(loadNotifications);
export const clientLoader = browserLoader(loadNotifications);
export const action = notificationsAction;

export const handle = {
  namespaces: ['notifications'],
  title: (t) => t(($) => $.notifications.title),
} satisfies PageHandle;

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationsScreen {...loaderData} refused={actionData} />;
}
