import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { LangConfigScreen } from './LangConfigScreen.tsx';
import { submitLanguage } from './language.ts';

// In the browser the page changes its language in place, and keeps it by the same call (app/i18n).
export const action = serverAction(submitLanguage);

export const handle = {
  namespaces: ['account'],
  title: (t) => t(($) => $.account.language.title),
} satisfies PageHandle;

export default LangConfigScreen;
