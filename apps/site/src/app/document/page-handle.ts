import { useMatches, type UIMatch } from 'react-router';
import type { Namespace } from '@velours/locales/namespaces.ts';
import { useNamespaces } from '../i18n/TextsProvider.tsx';
import type { Translate } from '../i18n/texts.ts';

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
  /** What it says of itself to search engines and where a link to it is shown. @default the site's own description */
  description?: (t: Translate) => string;
  /** Search engines may show it: it is the same for everybody, and in every language. */
  isOpen?: boolean;
  /** Whole without script, and sent without any: it may be shown under another address than its own. */
  isStatic?: boolean;
  /** Whole without script: a visitor's page asks for it at the first touch (docs/decisions/0026). */
  isPlain?: boolean;
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

/** Waits for the texts of the matched routes. */
export function usePageTexts(): void {
  useNamespaces(namespacesOf(useMatches()));
}
