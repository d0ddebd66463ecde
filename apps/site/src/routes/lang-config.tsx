import { LangConfigScreen } from '../screens/LangConfigScreen.tsx';
import { chooseLanguageAction } from '../server/actions/choose-language.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const action = chooseLanguageAction;

export const handle = {
  namespaces: ['account'],
  title: (t) => t(($) => $.account.language.title),
} satisfies PageHandle;

export default function LangConfigPage() {
  return <LangConfigScreen />;
}
