import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { submitActivation } from './activation.ts';
import { ActivateDoneScreen } from './ActivateDoneScreen.tsx';

export const action = serverAction(submitActivation);
export const clientAction = browserAction(submitActivation);

export const handle = {
  namespaces: ['signup'],
  title: (t) => t(($) => $.signup.activation.title),
} satisfies PageHandle;

export default ActivateDoneScreen;
