import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadComplaints, submitComplaint } from './complaints.ts';
import { ComplaintsScreen } from './ComplaintsScreen.tsx';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadComplaints);
export const clientLoader = browserLoader(loadComplaints);
export const action = serverAction(submitComplaint);
export const clientAction = browserAction(submitComplaint);

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['complaints'],
  title: (t) => t(($) => $.complaints.form.title),
  description: (t) => t(($) => $.complaints.form.lead),
} satisfies PageHandle;

export default ComplaintsScreen;
