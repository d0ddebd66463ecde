import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadComplaints } from './notices-data.ts';
import { ComplaintsScreen } from './ComplaintsScreen.tsx';
import { complaintAction } from './notices.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/complaints.route.ts';

export const loader = serverLoader(loadComplaints);
export const clientLoader = browserLoader(loadComplaints);
export const action = complaintAction;

export const handle = {
  isOpen: true,
  namespaces: ['complaints'],
  title: (t) => t(($) => $.complaints.form.title),
} satisfies PageHandle;

export default function ComplaintsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ComplaintsScreen {...loaderData} refused={actionData} />;
}
