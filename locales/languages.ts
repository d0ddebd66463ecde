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

/** Put together once: a server shows a dozen on every page, and each opens the language's data anew. */
const nativeNames = new Map<Language, string>();

/** A language's name in itself, as a language menu shows it ("Nederlands", "American English"). */
export function nativeName(language: Language): string {
  const known = nativeNames.get(language);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const capitalised = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  nativeNames.set(language, capitalised);
  return capitalised;
}
