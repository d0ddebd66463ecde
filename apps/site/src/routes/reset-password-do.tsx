import { browserLoader } from '../data/browser-loader.ts';
import { loadResetPassword } from '../data/pages/settings.ts';
import { ResetPasswordDoScreen } from '../screens/ResetPasswordDoScreen.tsx';
import { resetPasswordAction } from '../server/actions/account-links.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/reset-password-do.ts';

export const loader = serverLoader(loadResetPassword);
export const clientLoader = browserLoader(loadResetPassword);
export const action = resetPasswordAction;

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.newPassword.title),
} satisfies PageHandle;

export default function ResetPasswordDoPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPasswordDoScreen {...loaderData} refused={actionData} />;
}
