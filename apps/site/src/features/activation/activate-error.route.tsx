import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { submitResendActivation } from './activation.ts';
import { ActivateErrorScreen } from './ActivateErrorScreen.tsx';

export const action = serverAction(submitResendActivation);
export const clientAction = browserAction(submitResendActivation);

export const handle = {
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.activation.title),
} satisfies PageHandle;

export default ActivateErrorScreen;
