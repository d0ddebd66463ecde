/** The languages whose catalogues exist now, as BCP 47 tags; en-US is the privacy variant over en. */
export const LANGUAGES = ['en', 'nl', 'en-US'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Spec section 1: the default locale is en, with nl as fallback and as the bundled catalogue. */
export const DEFAULT_LANGUAGE: Language = 'en';
export const BUNDLED_LANGUAGE: Language = 'nl';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The catalogues a language is made of, first hit wins: its own, then its base language's (en behind en-US). */
export function fallbackChain(language: Language): Language[] {
  const base = language.split('-')[0];
  return isLanguage(base) && base !== language ? [language, base] : [language];
}

/** A language's name in itself, as a language menu shows it ("Nederlands", "English"). */
export function nativeName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
