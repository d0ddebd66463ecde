import type { ReactNode } from 'react';
import { nativeName } from '@velours/locales/languages.ts';
import { LanguageMenu } from '@velours/ui/blocks/LanguageMenu';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { LANGUAGE_ACTION } from '../i18n/languages.ts';
import { useLanguageChoice } from '../i18n/use-language-choice.ts';

/** The language menu; the block shows nothing where there is only one language (spec section 1). */
export function SiteLanguageMenu(props: { placement?: 'below' | 'above' }): ReactNode {
  const t = useTranslate();
  const choice = useLanguageChoice();
  return (
    <LanguageMenu
      languages={choice.languages.map((code) => ({ code, name: nativeName(code) }))}
      currentCode={choice.current}
      action={LANGUAGE_ACTION}
      hiddenFields={choice.returnFields}
      onSelect={choice.choose}
      placement={props.placement}
      labels={{
        title: t(($) => $.common.language.label),
        trigger: (language) => t(($) => $.common.language.current, { language }),
      }}
    />
  );
}
