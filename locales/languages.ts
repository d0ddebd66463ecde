/** Languages whose catalogues are complete, as BCP 47 tags. The eleven of spec section 1. */
export const COMPLETE = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;

/** Variants: only what differs from their base language. */
export const VARIANTS = { 'en-US': 'en' } as const;

/** Every language a member can choose. */
export const LANGUAGES = [...COMPLETE, 'en-US'] as const satisfies readonly (
  | (typeof COMPLETE)[number]
  | keyof typeof VARIANTS
)[];

export type Language = (typeof LANGUAGES)[number];

/** The tag of the pseudo-locale: English, private region. */
export const PSEUDO_LOCALE = 'en-XA';

/** Each language's name in itself, as a language menu shows it. A table: a dozen formatters of `Intl` take a phone a second. */
const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
  'en-US': 'American English',
};

/** "Nederlands", "American English". */
export const nativeName = (language: Language): string => NATIVE_NAMES[language];
