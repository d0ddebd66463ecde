import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadComplaints, submitComplaint } from './complaints.ts';
import { ComplaintsScreen } from './ComplaintsScreen.tsx';
import { serverAction } from '../../app/server/page-action.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/complaints.route.ts';

export const loader = serverLoader(loadComplaints);
export const clientLoader = browserLoader(loadComplaints);
export const action = serverAction(submitComplaint);
export const clientAction = browserAction(submitComplaint);

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['complaints'],
  title: (t) => t(($) => $.complaints.form.title),
} satisfies PageHandle;

export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  return <ComplaintsScreen {...loaderData} />;
}
