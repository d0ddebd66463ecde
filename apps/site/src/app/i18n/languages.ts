import { LANGUAGES, type Language } from '@velours/locales/languages.ts';

export { LANGUAGES, nativeName, type Language } from '@velours/locales/languages.ts';

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
