import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** Name of the language cookie (spec section 9). */
export const LANGUAGE_COOKIE = 'locale';
const LANGUAGE_COOKIE_DAYS = 365;

export interface ResolvedLanguage {
  language: Language;
  /** True when the domain decided, so that the choice has to be written down as a cookie. */
  isSetByDomain: boolean;
}

/**
 * The language of a page: the cookie, else the first two letters of the domain's language if they are supported, else en
 * (spec section 7, settings.php).
 */
export function resolveLanguage(
  cookieLanguage: string | undefined,
  domainLanguage: string | undefined,
): ResolvedLanguage {
  if (isLanguage(cookieLanguage)) return { language: cookieLanguage, isSetByDomain: false };
  const fromDomain = domainLanguage?.slice(0, 2).toLowerCase();
  if (isLanguage(fromDomain)) return { language: fromDomain, isSetByDomain: true };
  return { language: DEFAULT_LANGUAGE, isSetByDomain: false };
}

/** The cookie that keeps a language for 365 days, as a `Set-Cookie` or `document.cookie` string. */
export function languageCookie(language: Language): string {
  const maxAge = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;
}

/** One cookie's value out of a `Cookie` header or `document.cookie`. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return decodeURIComponent(value.join('=').trim());
  }
  return undefined;
}
