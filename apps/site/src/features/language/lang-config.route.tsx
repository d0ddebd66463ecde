import { LanguagePicker } from '@velours/ui/blocks/LanguagePicker';
import { Container } from '@velours/ui/primitives/Container';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { LANGUAGE_ACTION } from '../../app/i18n/languages.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLanguageChoice } from '../../app/i18n/use-language-choice.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { submitLanguage, languagePickerOptions } from './language.ts';

export const action = serverAction(submitLanguage, { isElsewhere: true });
export const clientAction = browserAction(submitLanguage);

export const handle = {
  namespaces: ['account'],
  title: (t) => t(($) => $.account.language.title),
} satisfies PageHandle;

/** /lang-config: every language of the site, each with its own name and its name in the language in use. */
export default function LangConfigPage() {
  const t = useTranslate();
  const choice = useLanguageChoice();
  return (
    <Container width="sm" isPage>
      <LanguagePicker
        languages={languagePickerOptions(choice.languages, choice.current)}
        currentCode={choice.current}
        action={LANGUAGE_ACTION}
        onSelect={choice.choose}
        pendingCode={choice.pending}
        labels={t(($) => $.account.language)}
      />
    </Container>
  );
}
