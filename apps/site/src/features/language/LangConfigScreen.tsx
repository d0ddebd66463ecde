import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { LanguagePicker } from '@velours/ui/blocks/LanguagePicker';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { languagePickerOptions } from './language.ts';
import { LANGUAGE_ACTION } from '../../app/i18n/languages.ts';
import { useLanguageChoice } from '../../app/i18n/use-language-choice.ts';

/** /lang-config: every language of the site, each with its own name and its name in the language in use. */
export function LangConfigScreen(): ReactNode {
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
