import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadResetPassword } from '../settings/settings-data.ts';
import { ResetPasswordDoScreen } from './ResetPasswordDoScreen.tsx';
import { resetPasswordAction } from '../mail-change/account-links.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/reset-password-do.route.ts';

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
