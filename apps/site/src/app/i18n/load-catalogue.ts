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
