import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadDeletion } from './mydata-data.ts';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { deleteAccountAction } from './mydata.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/settings-delete.route.ts';

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
