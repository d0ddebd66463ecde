import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { requestResetAction } from '../mail-change/account-links.action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/reset-password.route.ts';

export const action = requestResetAction;

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.reset.title),
} satisfies PageHandle;

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  return <ResetPasswordScreen refused={actionData} />;
}
