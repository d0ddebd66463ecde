import { browserLoader } from '../data/browser-loader.ts';
import { loadComplaints } from '../data/pages/notices.ts';
import { ComplaintsScreen } from '../screens/ComplaintsScreen.tsx';
import { complaintAction } from '../server/actions/notices.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/complaints.ts';

export const loader = serverLoader(loadComplaints);
export const clientLoader = browserLoader(loadComplaints);
export const action = complaintAction;

export const handle = {
  isOpen: true,
  namespaces: ['complaints'],
  title: (t) => t(($) => $.complaints.title),
} satisfies PageHandle;

export default function ComplaintsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ComplaintsScreen {...loaderData} refused={actionData} />;
}
