import { browserLoader } from '../data/browser-loader.ts';
import { loadMailChangeUndo } from '../data/pages/settings.ts';
import { MailChangeUndoScreen } from '../screens/MailChangeUndoScreen.tsx';
import { undoMailChangeAction } from '../server/actions/account-links.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/mail-change-undo.ts';

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
