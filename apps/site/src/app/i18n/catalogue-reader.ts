import type { Namespace } from '@velours/locales/namespaces.ts';
import type { TFunction } from 'i18next';
import type { Language } from './languages.ts';

/** Translates by selector over every namespace: `t(($) => $.common.nav.members)`. Typed by i18next, whose catalogues it reads. */
export type Translate = TFunction<readonly Namespace[]>;

/** Texts by namespace. */
export type TextsByNamespace = Partial<Record<Namespace, object>>;

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
