import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { BRAND_WORDS, readTexts } from '@velours/locales/catalogue.ts';
import * as bundled from '@velours/locales/bundled.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { loadCatalogue } from './load-catalogue.ts';
import {
  createCatalogueReader,
  createTexts,
  loadSources,
  mergeTexts,
  type Translate,
} from './texts.ts';
import { NAMESPACES, type Namespace } from '@velours/locales/namespaces.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text's path in a catalogue, plural suffixes left out. */
function pathsOf(texts: object, before: string[] = []): string[][] {
  const all = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[...before, key.replace(PLURAL, '')]]
      : pathsOf(value as object, [...before, key]),
  );
  return [...new Map(all.map((path) => [path.join('.'), path])).values()];
}

/** The counts to read a text with: one that has no plural forms is the same for all. */
function countsOf(texts: object, path: readonly string[]): readonly number[] {
  const group = path
    .slice(0, -1)
    .reduce<object>((place, key) => (place as Record<string, object>)[key] ?? {}, texts);
  const name = path.at(-1);
  const hasForms = Object.keys(group).some(
    (key) => key !== name && key.replace(PLURAL, '') === name,
  );
  return hasForms ? [0, 1, 2, 5, 21, 1.5, 1_000_000] : [1, 2];
}

/** Every group's path in a catalogue. */
const groupsOf = (texts: object, before: string[] = []): string[][] =>
  Object.entries(texts).flatMap(([key, value]) => {
    const path = [...before, key];
    return typeof value === 'string' ? [] : [path, ...groupsOf(value as object, path)];
  });

/** A selector for a path that is only known at run time. */
const select = (path: readonly string[]): never =>
  ((source: unknown) =>
    path.reduce((place, key) => (place as Record<string, unknown>)[key], source)) as never;

const values = {
  // What a member wrote is neither a placeholder nor a key.
  name: 'Anna & <Bram> $t(common.nav.back)',
  email: 'a@b.example',
  site: 'Velours',
  age: 18,
  minimum: 8,
  maximum: 500,
  limit: 3,
  number: '1,000',
  text: 'Hi $1 {{name}}',
};

/** i18next itself, by which the catalogues are written. */
function i18nextOf(language: Language, texts: Record<string, object>): Translate {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    ns: NAMESPACES,
    defaultNS: 'common',
    enableSelector: 'strict',
    resources: { [language]: { ...texts } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
    returnObjects: true,
  });
  void instance.init();
  return instance.getFixedT<readonly Namespace[]>(language, NAMESPACES);
}

async function createLoaded(
  language: Language,
  namespace: Namespace,
  brand?: string,
): Promise<object> {
  const texts = createTexts(language, { brand });
  await texts.load([namespace]);
  return texts.loaded()[namespace] ?? {};
}

describe('texts', () => {
  it.each(LANGUAGES)('[V04] every text of %s is read as i18next reads it', async (language) => {
    const catalogues: Record<string, object> = {};
    for (const namespace of NAMESPACES)
      catalogues[namespace] = await createLoaded(language, namespace);
    const reader = createCatalogueReader(language, catalogues).t;
    const i18next = i18nextOf(language, catalogues);
    let compared = 0;
    for (const [namespace, texts] of Object.entries(catalogues)) {
      const read = (t: Translate): unknown[] => [
        ...groupsOf(texts).map((path) => {
          const group = select([namespace, ...path]);
          return [path.join('.'), t(group), t(group, values)];
        }),
        ...pathsOf(texts).flatMap((path) =>
          countsOf(texts, path).map((count) => [
            `${path.join('.')} (${count})`,
            t(select([namespace, ...path]), { ...values, count }),
          ]),
        ),
      ];
      const found = read(reader);
      expect(found).toEqual(read(i18next));
      compared += found.length;
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  it('[V04] fallback nl: a text that a language lacks is the bundled one', async () => {
    const only = { auth: { logIn: { title: 'Inloggen', onlyHere: 'Alleen hier' } } };
    const texts = createTexts('en', { bundled: { ...bundled, ...only } });
    await texts.load(['auth']);
    expect(texts.t(($) => $.auth.logIn.title)).toBe('Log in');
    expect(texts.t(select(['auth', 'logIn', 'onlyHere']))).toBe('Alleen hier');
  });

  it('[V04] the US variant holds only what differs, over en', async () => {
    const texts = createTexts('en-US');
    await texts.load(['profile']);
    expect(texts.t(($) => $.profile.fields.hair_colour)).toBe('Hair color');
    expect(texts.t(($) => $.profile.fields.gender)).toBe('Gender');
  });

  it.each(LANGUAGES)(
    '[D02] in %s a brand says its own words, and else the general ones',
    async (language) => {
      const flat = (namespace: Namespace, texts: object): [string, unknown][] =>
        pathsOf(texts).map((path) => [
          [namespace, ...path].join('.'),
          path.reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], texts),
        ]);
      for (const file of BRAND_WORDS) {
        const own = readTexts(language === 'en-US' ? 'en' : language, file);
        const named = new Set([...own.keys()].map((key) => key.split('.')[0] as Namespace));
        for (const namespace of named) {
          const general = flat(namespace, await createLoaded(language, namespace));
          const spoken = await createLoaded(language, namespace, file.slice('brands/'.length));
          expect(Object.fromEntries(flat(namespace, spoken))).toEqual(
            Object.fromEntries(general.map(([key, text]) => [key, own.get(key) ?? text])),
          );
        }
      }
    },
  );

  it('[V04] a namespace is loaded when a page needs it, and only then', async () => {
    const texts = createTexts('en');
    expect(texts.missing(['auth', 'common'])).toEqual(['auth', 'common']);
    await texts.load(['auth']);
    expect(texts.missing(['auth', 'common'])).toEqual(['common']);
    expect(Object.keys(texts.loaded())).toEqual(['auth']);
  });

  it('texts whose files the document names come from there, and its own words go before them', async () => {
    const fileOf = (texts: object) =>
      `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(texts))}`;
    const texts = await loadSources({
      own: { common: { kind: { fictional: 'Drawn profile' } } },
      files: [
        ['common', fileOf({ nav: { likes: 'From the first' } })],
        ['members', fileOf({ title: 'Search' })],
        [
          'common',
          fileOf({
            kind: { fictional: 'Fictional', demo: 'Demo' },
            nav: { likes: 'From the second' },
          }),
        ],
      ],
    });
    expect(texts).toEqual({
      common: {
        kind: { fictional: 'Drawn profile', demo: 'Demo' },
        nav: { likes: 'From the first' },
      },
      members: { title: 'Search' },
    });
  });

  it('what the server formatted is not made anew, and what is made is noted for the browser', () => {
    const server = createTexts('nl');
    expect(server.formats.country('DE')).toBe('Duitsland');
    expect(server.formats.number(1234.5)).toBe('1.234,5');
    expect(server.formatted).toEqual({ DE: 'Duitsland', 1234.5: '1.234,5' });
    const formatted = { ...server.formatted, DE: 'as the server knows it' };
    const browser = createTexts('nl', { formatted });
    expect(browser.formats.country('DE')).toBe('as the server knows it');
    expect(browser.formats.country('FR')).toBe('Frankrijk');
  });

  it('a language and namespace without a catalogue is empty', async () => {
    expect(await loadCatalogue('en-US', 'chat')).toEqual({});
  });

  it('the first catalogue that has a text wins', () => {
    expect(mergeTexts([{ a: { x: '1' } }, { a: { x: '2', y: '3' }, b: '4' }])).toEqual({
      a: { x: '1', y: '3' },
      b: '4',
    });
  });
});
