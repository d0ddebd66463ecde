import { useMatches, type UIMatch } from 'react-router';
import type { Namespace } from '@velours/locales/namespaces.ts';
import type { SiteSettings } from '../data/queries.ts';
import { useNamespaces } from '../i18n/TextsProvider.tsx';
import type { Texts, Translate } from '../i18n/texts.ts';

/** Where a page is, as far as its title says so. */
interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What a route says about itself beside its component: `export const handle = { ... } satisfies PageHandle`. */
export interface PageHandle<Data = never> {
  /** The namespaces its screen reads; only these are sent. */
  namespaces?: readonly Namespace[];
  /** The page's own title, without the site's name; of a part of a page that part comes first. */
  title?: (t: Translate, data: Data, address: PageAddress) => string;
  /** What it says of itself to search engines and where a link to it is shown. @default what the site says of itself */
  description?: (t: Translate) => string;
  /** What it is called where it has no title: the settings say so in the domain's own language alone (spec section 3), this in every other. */
  front?: (t: Translate) => string;
  /** Search engines may show it: it is the same for everybody, and in every language. */
  isOpen?: boolean;
  /** Whole without script, and sent without any: it may be shown under another address than its own. */
  isStatic?: boolean;
  /** Whole without script: a visitor's page asks for it at the first touch (docs/decisions/0026). */
  isPlain?: boolean;
  /** What an on-screen keyboard leaves of the window is the page's whole height. */
  isAboveKeyboard?: boolean;
  /** The back button of the installed app shows here (spec section 2 names the five pages). */
  hasBackButton?: boolean;
}

/** A matched route, as the browser and the server know it. */
export type Match = Pick<UIMatch, 'handle' | 'loaderData' | 'params'>;

export function handleOf(match: Match): PageHandle {
  return match.handle ?? {};
}

/** Every namespace the matched routes read. */
export function namespacesOf(matches: readonly Match[]): Namespace[] {
  return [...new Set(matches.flatMap((match) => handleOf(match).namespaces ?? []))];
}

/** The title of the innermost route that has one. */
export function titleOf(
  matches: readonly Match[],
  t: Translate,
  search: URLSearchParams,
): string | undefined {
  const match = matches.findLast((candidate) => handleOf(candidate).title);
  if (!match) return undefined;
  const { params, loaderData } = match;
  return handleOf(match).title?.(t, loaderData as never, { params, search });
}

/** Whether the settings speak the reader's language. */
export const isDomainLanguage = (
  language: string,
  { domain_language: own }: Pick<SiteSettings, 'domain_language'>,
): boolean => language.slice(0, 2) === own.slice(0, 2);

/** What the front page is called to who reads another language than the domain's; undefined where the settings say it. */
export function frontOf(
  matches: readonly Match[],
  { t, language }: Pick<Texts, 't' | 'language'>,
  settings: Pick<SiteSettings, 'domain_language'>,
): string | undefined {
  if (isDomainLanguage(language, settings)) return undefined;
  return matches.map((match) => handleOf(match).front?.(t)).find(Boolean);
}

/** Waits for the texts of the matched routes. */
export function usePageTexts(): void {
  useNamespaces(namespacesOf(useMatches()));
}
