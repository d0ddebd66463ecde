import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { submitResetPassword } from './password.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

export const action = serverAction(submitResetPassword);
export const clientAction = browserAction(submitResetPassword);

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.reset.title),
} satisfies PageHandle;

export default ResetPasswordScreen;
