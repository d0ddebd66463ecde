import { nativeName, type Language } from '@velours/locales/languages.ts';
import type { LanguagePickerLanguage } from '@velours/ui/blocks/LanguagePicker';

/** Languages by their own names, each with its name in the language in use. */
export function languagePickerOptions(
  languages: readonly Language[],
  current: Language,
): LanguagePickerLanguage[] {
  const names = new Intl.DisplayNames([current], { type: 'language' });
  return languages.map((code) => ({
    code,
    name: nativeName(code),
    localName: names.of(code) ?? code,
  }));
}
