import { describe, expect, test } from 'vitest';
import {
  baseKey,
  BRAND_WORDS,
  COMPLETE,
  NAMESPACES,
  namespacesOf,
  placeholders,
  pluralForm,
  readTexts,
  VARIANTS,
} from './catalogue.ts';
import { LANGUAGES, nativeName } from './languages.ts';
import { NAMESPACES as SITE_NAMESPACES } from './namespaces.ts';
import { sameAsEnglish, TRANSLATED } from './same-as-english.ts';

const FILES = [...NAMESPACES, ...BRAND_WORDS];

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();

/** Placeholders by base key; the plural forms of a text together. */
function placeholdersByKey(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, text] of texts) {
    const name = baseKey(key);
    found.set(name, sorted([...(found.get(name) ?? []), ...placeholders(text)]));
  }
  return found;
}

describe.each(COMPLETE)('catalogue %s', (language) => {
  test('has a file for every namespace and no other', () => {
    expect(namespacesOf(language)).toEqual(NAMESPACES.toSorted());
  });

  describe.each(FILES)('%s', (namespace) => {
    const texts = readTexts(language, namespace);
    const english = readTexts('en', namespace);

    test('misses no key and has none too many', () => {
      expect(sorted([...texts.keys()].map(baseKey))).toEqual(
        sorted([...english.keys()].map(baseKey)),
      );
    });

    test('has no empty text, and none with space around it', () => {
      expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    });

    test('uses the placeholders of the English text', () => {
      expect(Object.fromEntries(placeholdersByKey(texts))).toEqual(
        Object.fromEntries(placeholdersByKey(english)),
      );
    });

    test('has every plural form of the language', () => {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
      const forms = new Map<string, string[]>();
      for (const key of texts.keys()) {
        const form = pluralForm(key);
        if (form) forms.set(baseKey(key), [...(forms.get(baseKey(key)) ?? []), form].toSorted());
      }
      const incomplete = [...forms].filter(([, has]) => has.join() !== needed.join());
      expect(incomplete).toEqual([]);
    });

    test('keeps one key for one text: no plain text beside its plural forms', () => {
      const plain = [...texts.keys()].filter((key) => !pluralForm(key));
      const plural = new Set([...texts.keys()].filter((key) => pluralForm(key)).map(baseKey));
      expect(plain.filter((key) => plural.has(key))).toEqual([]);
    });
  });
});

describe.each(Object.entries(VARIANTS))('variant %s', (variant, base) => {
  test.each(FILES)('%s holds only what differs', (namespace) => {
    const texts = readTexts(variant, namespace);
    const original = readTexts(base, namespace);
    const wrong = [...texts].filter(
      ([key, text]) =>
        !original.has(key) ||
        original.get(key) === text ||
        placeholders(text).join() !== placeholders(original.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(BRAND_WORDS)('the words of %s', (brand) => {
  const words = placeholdersByKey(readTexts('en', brand));
  const general = placeholdersByKey(
    new Map(
      NAMESPACES.flatMap((namespace) =>
        [...readTexts('en', namespace)].map(([key, text]) => [`${namespace}.${key}`, text]),
      ),
    ),
  );

  test('stand in place of general ones, with the same placeholders', () => {
    expect([...words]).toEqual([...words.keys()].map((key) => [key, general.get(key)]));
  });
});

/** What only the server of the API reads. */
const SERVER_NAMESPACES = ['archive', 'gifs', 'mail'];

test('[V04] nl is bundled with the site: every namespace has its line in bundled.ts', () => {
  expect([...SITE_NAMESPACES, ...SERVER_NAMESPACES].toSorted()).toEqual(NAMESPACES);
});

describe('translation', () => {
  test.each(TRANSLATED)(
    '%s: a text equals the English one only where that is right',
    async (language) => {
      const same = await sameAsEnglish(language);
      const equal = FILES.flatMap((namespace) => {
        const translated = readTexts(language, namespace);
        return [...readTexts('en', namespace)]
          .filter(([key, text]) => translated.get(key) === text && /\p{L}{2}/u.test(words(text)))
          .map(([key]) => `${namespace}:${key}`);
      });
      expect(equal.filter((key) => !same.some(({ keys }) => key.startsWith(keys)))).toEqual([]);
      expect(same.filter(({ keys }) => !equal.some((key) => key.startsWith(keys)))).toEqual([]);
    },
  );

  test('no text presses: no hurry, no last chance, no invented interest', () => {
    const pressing =
      /\b(hurry|act (fast|now)|last chance|don't miss|only today|limited offer|waiting for you|haast je|sla nu|laatste kans|mis het niet|alleen vandaag|wacht(en)? op jou)\b/i;
    const found = COMPLETE.flatMap((language) =>
      FILES.flatMap((namespace) =>
        [...readTexts(language, namespace)].filter(([, text]) => pressing.test(text)),
      ),
    );
    expect(found).toEqual([]);
  });
});

const words = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '');

test.each(LANGUAGES)('[V04] %s is called as its own speakers call it', (language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
  expect(nativeName(language).toLowerCase()).toBe(name.toLowerCase());
  expect(nativeName(language)).toMatch(/^\p{Lu}/u);
});
