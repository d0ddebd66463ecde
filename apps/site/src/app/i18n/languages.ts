import { LANGUAGES, nativeName, type Language } from '@velours/locales/languages.ts';
import type { LanguageOption } from '@velours/ui/blocks/LanguageMenu';
import type { LanguagePickerLanguage } from '@velours/ui/blocks/LanguagePicker';

export { LANGUAGES, type Language } from '@velours/locales/languages.ts';

/** Spec section 1: the default locale is en, with nl as fallback and as the bundled catalogue. */
export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The catalogues a language is made of, first hit wins: its own, then its base language's (en behind en-US). */
export function fallbackChain(language: Language): Language[] {
  const base = language.split('-')[0];
  return isLanguage(base) && base !== language ? [language, base] : [language];
}

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
