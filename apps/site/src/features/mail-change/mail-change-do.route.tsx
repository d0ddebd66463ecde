import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { submitMailChange } from './mail-change.ts';
import { MailChangeDoScreen } from './MailChangeDoScreen.tsx';

export const action = serverAction(submitMailChange);
export const clientAction = browserAction(submitMailChange);

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.mailChange.title),
} satisfies PageHandle;

export default MailChangeDoScreen;
