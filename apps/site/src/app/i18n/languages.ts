import { LANGUAGES, type Language } from '@velours/locales/languages.ts';

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

/** Name of the language cookie (spec section 9). */
export const LANGUAGE_COOKIE = 'locale';
const LANGUAGE_COOKIE_DAYS = 365;

/** Name of the parameter by which an address names its language: `/terms?language=de`. */
export const LANGUAGE_PARAMETER = 'language';

interface ResolvedLanguage {
  language: Language;
  /** True when the cookie did not decide, so that the choice has to be written down as one. */
  isNew: boolean;
}

/**
 * The language of a page: the one its address names, else the cookie, else the first two letters of the domain's language if they are
 * supported, else en (spec section 7, settings.php).
 */
export function resolveLanguage(
  addressLanguage: string | null | undefined,
  cookieLanguage: string | undefined,
  domainLanguage: string | undefined,
): ResolvedLanguage {
  const asked = addressLanguage ?? undefined;
  if (isLanguage(asked)) return { language: asked, isNew: asked !== cookieLanguage };
  if (isLanguage(cookieLanguage)) return { language: cookieLanguage, isNew: false };
  const fromDomain = domainLanguage?.slice(0, 2).toLowerCase();
  if (isLanguage(fromDomain)) return { language: fromDomain, isNew: true };
  return { language: DEFAULT_LANGUAGE, isNew: false };
}

/** Where the form of the chosen language is sent to. */
export const LANGUAGE_ACTION = '/lang-config';

/** The query of an address, without the language that it names. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(LANGUAGE_PARAMETER)) return search;
  query.delete(LANGUAGE_PARAMETER);
  return query.size === 0 ? '' : `?${query}`;
}

/** The cookie that keeps a language for 365 days, as a `Set-Cookie` or `document.cookie` string. */
export function languageCookie(language: Language): string {
  const maxAge = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;
}

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** One cookie's value out of a `Cookie` header or `document.cookie`; one that is not written as a cookie is, is not there. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return decoded(value.join('=').trim());
  }
  return undefined;
}
