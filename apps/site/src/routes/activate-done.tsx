import { ActivateDoneScreen } from '../screens/ActivateDoneScreen.tsx';
import { activateAction } from '../server/actions/activate.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const action = activateAction;

export const handle = {
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.activation.title),
} satisfies PageHandle;

export default function ActivateDonePage() {
  return <ActivateDoneScreen />;
}
