import { LangConfigScreen } from './LangConfigScreen.tsx';
import { chooseLanguageAction } from './choose-language.action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const action = chooseLanguageAction;

export const handle = {
  namespaces: ['account'],
  title: (t) => t(($) => $.account.language.title),
} satisfies PageHandle;

export default function LangConfigPage() {
  return <LangConfigScreen />;
}
