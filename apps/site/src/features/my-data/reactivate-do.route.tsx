import { browserLoader } from '../../app/data/browser-loader.ts';
import { ReactivateScreen } from './ReactivateScreen.tsx';
import { loadReactivation, submitReactivation } from './my-data.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/reactivate-do.route.ts';

export const loader = serverLoader(loadReactivation);
export const clientLoader = browserLoader(loadReactivation);
export const action = serverAction(submitReactivation);
export const clientAction = browserAction(submitReactivation);

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.reactivation.title),
} satisfies PageHandle;

export default function ReactivatePage({ loaderData }: Route.ComponentProps) {
  return <ReactivateScreen {...loaderData} />;
}
