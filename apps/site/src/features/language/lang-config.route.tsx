import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { LangConfigScreen } from './LangConfigScreen.tsx';
import { submitLanguage } from './language.ts';

export const action = serverAction(submitLanguage, { isElsewhere: true });
export const clientAction = browserAction(submitLanguage);

export const handle = {
  namespaces: ['account'],
  title: (t) => t(($) => $.account.language.title),
} satisfies PageHandle;

export default LangConfigScreen;
