import {
  createCatalogueReader,
  type TextsByNamespace,
  type Translate,
} from './catalogue-reader.ts';
import { formatsOf, type Formats, type Formatted } from './format.ts';
import { fallbackChain, type Language } from './languages.ts';
import type { Namespace } from '@velours/locales/namespaces.ts';

export type { TextsByNamespace, Translate };

/** The texts of one page in one language: which namespaces are there, and the function that reads them. */
export interface Texts {
  readonly language: Language;
  readonly t: Translate;
  readonly formats: Formats;
  /** What `formats` made for this page. */
  readonly formatted: Formatted;
  /** The namespaces among these that are not here yet. */
  readonly missing: (namespaces: readonly Namespace[]) => Namespace[];
  /** Loads what is missing of these namespaces. */
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
  /** The texts that are here. */
  readonly loaded: () => TextsByNamespace;
}

export interface TextsOptions {
  /** Texts that are here from the start: in the browser those that came with the document. */
  initial?: TextsByNamespace;
  /** What was formatted for this page: in the browser what came with the document. */
  formatted?: Formatted;
  /** Words of the site's own, which go before the catalogues'. */
  own?: Partial<Record<Namespace, object>>;
  /** The `copyNamespace` of the brand, whose words go before the general ones. */
  brand?: string | undefined;
  /** Texts put together before, for the same language, brand, own words and bundle; what is put together now joins them. */
  kept?: Map<Namespace, object>;
  /** The bundled (nl) catalogue, which stands behind every language; the server has it. */
  bundled?: Readonly<Record<Namespace, object>>;
  /** How a catalogue is fetched: a page waits for a network and a server. @default at once, or not at all */
  fetchBy?: <Part>(load: () => Promise<Part>) => Promise<Part>;
}

/** Texts for one request on the server, or for the page in the browser; nothing is shared between requests. */
export function createTexts(language: Language, options: TextsOptions = {}): Texts {
  const {
    initial = {},
    formatted = {},
    own,
    brand,
    kept = new Map(),
    bundled,
    fetchBy = (load) => load(),
  } = options;
  const here: TextsByNamespace = { ...initial };
  const reader = createCatalogueReader(language, initial);
  const loading = new Map<Namespace, Promise<void>>();

  async function fetchTexts(namespace: Namespace): Promise<void> {
    const load = async (): Promise<object[]> => {
      // The list of all catalogues is long, and a first page brings its own texts.
      const { loadBrandWords, loadCatalogue } = await import('./load-catalogue.ts');
      const languages = fallbackChain(language);
      return Promise.all([
        ...languages.map((one) => loadBrandWords(one, brand, namespace)),
        ...languages.map((one) => loadCatalogue(one, namespace)),
      ]);
    };
    let texts = kept.get(namespace);
    if (texts === undefined) {
      const chain = await fetchBy(load);
      texts = mergeTexts([own?.[namespace] ?? {}, ...chain, bundled?.[namespace] ?? {}]);
      kept.set(namespace, texts);
    }
    here[namespace] = texts;
    reader.add(namespace, texts);
  }

  function loadOne(namespace: Namespace): Promise<void> {
    let pending = loading.get(namespace);
    if (!pending) {
      pending = fetchTexts(namespace).finally(() => loading.delete(namespace));
      loading.set(namespace, pending);
    }
    return pending;
  }

  const missing = (namespaces: readonly Namespace[]): Namespace[] =>
    namespaces.filter((namespace) => !here[namespace]);

  return {
    language,
    t: reader.t,
    formats: formatsOf(language, undefined, formatted),
    formatted,
    missing,
    loaded: () => here,
    load: async (namespaces) => {
      await Promise.all(missing(namespaces).map(loadOne));
    },
  };
}

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** One catalogue out of several: each text from the first that has it, so that a fallback fills the gaps. */
export function mergeTexts(catalogues: readonly object[]): object {
  const merged: Record<string, unknown> = {};
  for (const catalogue of catalogues as readonly Tree[]) {
    for (const [key, value] of Object.entries(catalogue)) {
      const known = merged[key];
      if (isTree(value)) merged[key] = mergeTexts(isTree(known) ? [known, value] : [value]);
      else if (known === undefined) merged[key] = value;
    }
  }
  return merged;
}

/** Of a site's settings. */
interface OwnWords {
  readonly domain_language: string;
  readonly fictional_singular: string;
  readonly fictional_plural: string;
  readonly fictional_warning: string;
}

/** What the settings call fictional profiles (spec section 3), in the domain's language; readers of others have the catalogue's words. */
export function ownWords(
  settings: OwnWords | undefined,
  language: Language,
): Partial<Record<Namespace, object>> {
  if (settings?.domain_language.slice(0, 2) !== language.slice(0, 2)) return {};
  return {
    common: {
      kind: { fictional: settings.fictional_singular },
      fictionalPlural: settings.fictional_plural,
      disclaimer: { fictional: settings.fictional_warning },
    },
  };
}
