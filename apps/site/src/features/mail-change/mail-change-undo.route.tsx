import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadMailChangeUndo } from '../settings/settings-data.ts';
import { MailChangeUndoScreen } from './MailChangeUndoScreen.tsx';
import { undoMailChangeAction } from './account-links.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/mail-change-undo.route.ts';

export const loader = serverLoader(loadMailChangeUndo);
export const clientLoader = browserLoader(loadMailChangeUndo);
export const action = undoMailChangeAction;

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.undo.title),
} satisfies PageHandle;

export default function MailChangeUndoPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MailChangeUndoScreen {...loaderData} refused={actionData} />;
}
