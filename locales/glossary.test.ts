import { describe, expect, test } from 'vitest';
import { baseKey, BRAND_WORDS, COMPLETE, NAMESPACES, readTexts } from './catalogue.ts';
import { CONCEPTS, glossaryOf, type Concept } from './glossary.ts';
import { legalText, LEGAL_PAGES } from './legal.ts';

const FILES = [...NAMESPACES, ...BRAND_WORDS];

const concepts = Object.entries(CONCEPTS) as [Concept, RegExp][];

/** Keys that name a concept in English; the plural forms of a text are one. */
const naming = (concept: RegExp): Set<string> =>
  new Set(
    FILES.flatMap((namespace) =>
      [...readTexts('en', namespace)]
        .filter(([, text]) => concept.test(text))
        .map(([key]) => `${namespace}:${baseKey(key)}`),
    ),
  );

const translated = COMPLETE.filter((language) => language !== 'en');

describe.each(translated)('glossary %s', async (language) => {
  const glossary = await glossaryOf(language);
  const texts = FILES.flatMap((namespace) =>
    [...readTexts(language, namespace)].map(
      ([key, text]) => [`${namespace}:${baseKey(key)}`, text] as const,
    ),
  );

  test.each(concepts)('%s has its word wherever English names it', (concept, english) => {
    const { use, without = {} } = glossary[concept];
    const named = naming(english);
    const missing = [
      ...new Set(
        texts.filter(([key, text]) => named.has(key) && !use.test(text)).map(([key]) => key),
      ),
    ];
    const excused = Object.keys(without);
    expect(missing.filter((key) => !excused.some((start) => key.startsWith(start)))).toEqual([]);
    expect(excused.filter((start) => !missing.some((key) => key.startsWith(start)))).toEqual([]);
  });

  test.each(concepts)('%s goes by no other word', (concept) => {
    const { never } = glossary[concept];
    const found = never ? texts.filter(([, text]) => never.test(text)).map(([key]) => key) : [];
    const pages = never
      ? LEGAL_PAGES.filter((page) => never.test(legalText(language, page).body))
      : [];
    expect([...found, ...pages]).toEqual([]);
  });
});

test.each(COMPLETE)(
  '%s: the swipe game has one name, which is not that of browsing',
  (language) => {
    const tab = (name: string) => readTexts(language, 'common').get(`find.${name}`);
    const swipe = tab('swipe');
    expect(readTexts(language, 'swipe').get('deck.title')).toBe(swipe);
    expect(tab('browse')).not.toBe(swipe);
  },
);

test.each(COMPLETE)(
  '%s: the match finder has one name, which is not that of matches',
  (language) => {
    const name = readTexts(language, 'common').get('find.matchFinder');
    expect(readTexts(language, 'swipe').get('finder')).toBe(name);
    expect(readTexts(language, 'likes').get('tabs.matches')).not.toBe(name);
  },
);

test('Polish speaks to the member with capital letters', () => {
  const small = /(?<!\p{L})(?:ty|cię|ci|ciebie|tobie|tobą|twój|two(?:j|i)\p{L}*)(?!\p{L})/u;
  const found = FILES.flatMap((namespace) =>
    [...readTexts('pl', namespace)]
      .filter(([, text]) => small.test(text))
      .map(([key]) => `${namespace}:${key}`),
  );
  const pages = LEGAL_PAGES.filter((page) => small.test(legalText('pl', page).body));
  expect([...found, ...pages]).toEqual([]);
});
