import type { ReactNode } from 'react';
import { Form } from '@velours/ui/components/Form';
import { Select } from '@velours/ui/components/Select';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { languagePickerOptions } from '../../app/i18n/languages.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { LANGUAGE_ACTION, useLanguageChoice } from '../../app/i18n/use-language-choice.ts';
import { SettingsSection, SaveState, SaveWithoutScript } from './SettingsSection.tsx';

/** The language of the site and of the mails, where there is more than one. */
export function LanguageSection(): ReactNode {
  const t = useTranslate();
  const choice = useLanguageChoice();
  if (choice.languages.length < 2) return null;
  return (
    <SettingsSection
      section="language"
      title={t(($) => $.settings.language.title)}
      lead={t(($) => $.settings.language.lead)}
    >
      <Form
        action={LANGUAGE_ACTION}
        hiddenFields={{ return_to: '/settings#language' }}
        fieldIds={{}}
        errorTitle=""
      >
        <Select
          name="language"
          label={t(($) => $.common.language.label)}
          options={languagePickerOptions(choice.languages, choice.current).map((language) => ({
            value: language.code,
            label: language.name,
          }))}
          value={choice.pending ?? choice.current}
          onChange={choice.choose}
        />
        <SaveWithoutScript />
        <SaveState
          isPending={choice.pending !== undefined}
          isSaved={choice.isSaved}
          error={choice.error ? errorText(t, choice.error) : undefined}
        />
      </Form>
    </SettingsSection>
  );
}
