import { ActivateDoneScreen } from './ActivateDoneScreen.tsx';
import { activateAction } from './activate.action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const action = activateAction;

export const handle = {
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.activation.title),
} satisfies PageHandle;

export default function ActivateDonePage() {
  return <ActivateDoneScreen />;
}
