import { ResetPasswordScreen } from '../screens/ResetPasswordScreen.tsx';
import { requestResetAction } from '../server/actions/account-links.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/reset-password.ts';

export const action = requestResetAction;

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.reset.title),
} satisfies PageHandle;

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  return <ResetPasswordScreen refused={actionData} />;
}
