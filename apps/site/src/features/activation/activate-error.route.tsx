import { ActivateErrorScreen } from './ActivateErrorScreen.tsx';
import { resendActivationAction } from './resend-activation.action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const action = resendActivationAction;

export const handle = {
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.activation.errorTitle),
} satisfies PageHandle;

export default function ActivateErrorPage() {
  return <ActivateErrorScreen />;
}
