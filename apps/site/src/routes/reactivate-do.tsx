import { ReactivateScreen } from '../screens/ReactivateScreen.tsx';
import { reactivateAction } from '../server/actions/mydata.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/reactivate-do.ts';

export const action = reactivateAction;

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.reactivation.title),
} satisfies PageHandle;

export default function ReactivatePage({ actionData }: Route.ComponentProps) {
  return <ReactivateScreen done={actionData} />;
}
