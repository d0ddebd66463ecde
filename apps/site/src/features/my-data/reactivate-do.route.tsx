import { ReactivateScreen } from './ReactivateScreen.tsx';
import { reactivateAction } from './mydata.action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/reactivate-do.route.ts';

export const action = reactivateAction;

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.reactivation.title),
} satisfies PageHandle;

export default function ReactivatePage({ actionData }: Route.ComponentProps) {
  return <ReactivateScreen done={actionData} />;
}
