import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadNotifications } from '../complaints/notices-data.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { notificationsAction } from '../complaints/notices.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/notifications.route.ts';

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
