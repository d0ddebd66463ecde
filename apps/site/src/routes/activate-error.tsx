import { ActivateErrorScreen } from '../screens/ActivateErrorScreen.tsx';
import { resendActivationAction } from '../server/actions/resend-activation.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const action = resendActivationAction;

export const handle = {
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.activation.errorTitle),
} satisfies PageHandle;

export default function ActivateErrorPage() {
  return <ActivateErrorScreen />;
}
