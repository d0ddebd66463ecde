import type { TFunction } from 'i18next';
import type { Namespace, Namespaces } from '@velours/locales/namespaces.ts';
import { formatsOf, type Formats, type Formatted } from './format.ts';
import { fallbackChain, type Language } from './languages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** Keys are written as `($) => $.auth.logIn.title`: the namespace always stands first. */
    enableSelector: 'strict';
    defaultNS: 'common';
    resources: Namespaces;
    /** A block takes the group of its labels whole: `labels={t(($) => $.auth.logIn)}`. */
    returnObjects: true;
    returnNull: false;
  }
}

/** Translates by selector over every namespace: `t(($) => $.common.nav.members)`. Typed by i18next, whose catalogues it reads. */
export type Translate = TFunction<readonly Namespace[]>;

/** Texts by namespace. */
export type TextsByNamespace = Partial<Record<Namespace, object>>;

/** What the texts of a page are put together from where the build's own list of catalogues need not be asked. */
export interface TextSources {
  /** Words that go before those of the files, and stand in none. */
  readonly own: TextsByNamespace;
  /** Addresses of catalogues: the first that has a text has it. */
  readonly files: readonly (readonly [Namespace, string])[];
}

/** Values for the placeholders of a text; `count` also chooses its plural form. */
type Values = Readonly<Record<string, string | number | undefined>>;

type Tree = Readonly<Record<string, unknown>>;

/** A text, or a group of them. */
type Found = string | Tree;

/** A value's place in a text; one without a value stays as it is, as in i18next. */
const PLACEHOLDER = /\{\{\s*([^}\s]+)\s*\}\}/g;

const PATH = Symbol('path');

/** Records which properties a selector reads: `($) => $.common.nav.members` is `common`, `nav`, `search`. */
function pathOf(selector: (source: unknown) => unknown): string[] {
  const path: string[] = [];
  const source: object = new Proxy(
    {},
    {
      get(_target, key) {
        if (key === PATH) return path;
        path.push(String(key));
        return source;
      },
    },
  );
  return (selector(source) as { [PATH]: string[] })[PATH];
}

/** Reads the texts of one language. */
export interface CatalogueReader {
  readonly t: Translate;
  /** Adds the texts of a namespace. */
  readonly add: (namespace: Namespace, texts: object) => void;
}

/**
 * Reads i18next catalogues (JSON v4), on the server and in the browser: nested keys, whole groups, plural forms, placeholders, and nothing
 * else, for 0.7 kB where i18next is 14 (decision 0008). texts.test.ts proves that it reads every text of every
 * catalogue as i18next does.
 */
export function createCatalogueReader(
  language: Language,
  initial: TextsByNamespace,
): CatalogueReader {
  const texts: TextsByNamespace = { ...initial };
  const plurals = new Intl.PluralRules(language);

  function find(path: readonly string[]): Found | undefined {
    let place: unknown = texts;
    for (const key of path) place = (place as Tree | undefined)?.[key];
    return place as Found | undefined;
  }

  function findPlural(path: readonly string[], count: number): Found | undefined {
    const forms = [...(count === 0 ? ['zero'] : []), plurals.select(count)];
    const stem = path.slice(0, -1);
    for (const form of forms) {
      const text = find([...stem, `${path.at(-1)}_${form}`]);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  function fill(found: Found, values: Values): Found {
    if (typeof found === 'string') {
      return found.replace(PLACEHOLDER, (placeholder, name: string) =>
        String(values[name] ?? placeholder),
      );
    }
    const filled = Object.entries(found).map(([key, value]) => [key, fill(value as Found, values)]);
    return Object.fromEntries(filled) as Tree;
  }

  function translate(selector: (source: unknown) => unknown, values?: Values): Found {
    const path = pathOf(selector);
    const count = values?.['count'];
    const plural = typeof count === 'number' ? findPlural(path, count) : undefined;
    const found = plural ?? find(path);
    if (found === undefined) {
      // oxlint-disable-next-line no-console -- a page that does not load a namespace it reads: stories and flows fail by it
      console.error(`There is no text ${path.join('.')} here`);
      return path.slice(1).join('.');
    }
    return values ? fill(found, values) : found;
  }

  return {
    t: translate as unknown as Translate,
    add: (namespace, added) => {
      texts[namespace] = added;
    },
  };
}

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
  /** Texts that are here from the start: in the browser those that the document names. */
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

/** The texts of these sources. */
export async function loadSources({ own, files }: TextSources): Promise<TextsByNamespace> {
  const load = async ([namespace, address]: readonly [Namespace, string]): Promise<object> => ({
    [namespace]: ((await import(/* @vite-ignore */ address)) as { default: object }).default,
  });
  return mergeTexts([own, ...(await Promise.all(files.map(load)))]);
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
      // The list of all catalogues is long, and a first page names its own files.
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
