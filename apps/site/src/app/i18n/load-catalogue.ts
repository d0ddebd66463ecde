import type { Language } from './languages.ts';
import type { Namespace } from '@velours/locales/namespaces.ts';

/** One chunk for each language and namespace, fetched when a page needs it. */
const catalogues = import.meta.glob<object>(
  ['../../../../../locales/*/*.json', '!../../../../../locales/*/{archive,gifs,mail}.json'],
  { import: 'default' },
);

/** The texts of one namespace in one language; a variant that has none of its own answers with an empty object. */
export async function loadCatalogue(language: Language, namespace: Namespace): Promise<object> {
  const load = catalogues[`../../../../../locales/${language}/${namespace}.json`];
  return load ? await load() : {};
}

const brandWords = import.meta.glob<Partial<Record<Namespace, object>>>(
  '../../../../../locales/*/brands/*.json',
  { import: 'default' },
);

/** The namespaces in which a brand may have words of its own: no other has a brand's file fetched. */
const BRAND_NAMESPACES: readonly Namespace[] = ['chat', 'home', 'likes'];

/** A brand's own words of one namespace; it need not have any. @param brand - Its `copyNamespace`. */
export async function loadBrandWords(
  language: Language,
  brand: string | undefined,
  namespace: Namespace,
): Promise<object> {
  const load = BRAND_NAMESPACES.includes(namespace)
    ? brandWords[`../../../../../locales/${language}/brands/${brand}.json`]
    : undefined;
  return (await load?.())?.[namespace] ?? {};
}
