import type { LanguageOption } from '@velours/ui/blocks/LanguageMenu';
import type { LanguagePickerLanguage } from '@velours/ui/blocks/LanguagePicker';
import { isLanguage, nativeName, type Language } from './languages.ts';

/** The languages a visitor can choose: what the domain shows and what has a catalogue. */
export function visibleLanguages(visible: readonly string[]): Language[] {
  return visible.filter(isLanguage);
}

export function languageOptions(languages: readonly Language[]): LanguageOption[] {
  return languages.map((code) => ({ code, name: nativeName(code) }));
}

/** The same with each language's name in the language in use. */
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
