import { browserLoader } from '../data/browser-loader.ts';
import { loadDeletion } from '../data/pages/mydata.ts';
import { DeleteAccountScreen } from '../screens/DeleteAccountScreen.tsx';
import { deleteAccountAction } from '../server/actions/mydata.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/settings-delete.ts';

export const loader = serverLoader(loadDeletion);
export const clientLoader = browserLoader(loadDeletion);
export const action = deleteAccountAction;

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.deletion.explain.title),
} satisfies PageHandle;

export default function DeleteAccountPage({ actionData }: Route.ComponentProps) {
  return <DeleteAccountScreen soFar={actionData} />;
}
