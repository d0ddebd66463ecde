import type { Language } from '../i18n/languages.ts';
import { LANGUAGE_PARAMETER } from '../i18n/resolve-language.ts';

/** The address of a page in one language. */
function inLanguage(url: URL, language: Language | null): string {
  const address = new URL(url.pathname, url.origin);
  if (language !== null) address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address.href;
}

/**
 * The same page in every language, for search engines, as a `Link` header (RFC 8288): one address for each, and one that lets the reader's own
 * choice or the domain decide.
 * @param url - The page, without what a search or a campaign added to it.
 */
export function alternateLinks(url: URL, languages: readonly Language[]): string {
  const link = (language: Language | null): string =>
    `<${inLanguage(url, language)}>; rel="alternate"; hreflang="${language ?? 'x-default'}"`;
  return [...languages.map(link), link(null)].join(', ');
}
