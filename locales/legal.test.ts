import { describe, expect, test } from 'vitest';
import { placeholders } from './catalogue.ts';
import { COMPLETE, VARIANTS, type Language } from './languages.ts';
import { hasOwnText, LEGAL_PAGES, legalText, type LegalPage } from './legal.ts';

const lines = (language: Language, page: LegalPage): string[] =>
  legalText(language, page).body.split('\n');

/** The levels of the headings in their order: `## A`, `### B` is `2 3`. */
const headings = (language: Language, page: LegalPage): string =>
  lines(language, page)
    .map((line) => /^(#+) \S/.exec(line)?.[1]?.length)
    .filter((level) => level !== undefined)
    .join(' ');

/** Where the links lead to, sorted: a language may put them in another order. */
const links = (language: Language, page: LegalPage): string[] =>
  [...legalText(language, page).body.matchAll(/\]\(([^)]+)\)/g)]
    .map((match) => match[1] ?? '')
    .toSorted();

/** How many entries lists and rows tables have, block by block. */
const blocks = (language: Language, page: LegalPage): string =>
  lines(language, page)
    .map((line) => /^(-|\d+\.|\|)/.exec(line)?.[1]?.replace(/\d+\./, '1.') ?? '')
    .join('\n')
    .split(/\n\n+/)
    .map((block) => block.trim().replaceAll('\n', ''))
    .filter(Boolean)
    .join(' ');

const translated = COMPLETE.filter((language) => language !== 'en');

describe.each(LEGAL_PAGES)('[V18] %s', (page) => {
  test.each(translated)(
    '%s has the headings, lists, links and placeholders of English',
    (language) => {
      expect(headings(language, page)).toBe(headings('en', page));
      expect(blocks(language, page)).toBe(blocks('en', page));
      expect(links(language, page)).toEqual(links('en', page));
      expect(placeholders(legalText(language, page).body)).toEqual(
        placeholders(legalText('en', page).body),
      );
    },
  );

  test.each(translated)('%s is of the same version, under a title of its own', (language) => {
    const { title, description, version } = legalText(language, page);
    const english = legalText('en', page);
    expect(version).toBe(english.version);
    expect(description).not.toBe(english.description);
    expect(title.length).toBeLessThan(60);
  });

  test.each(COMPLETE)('%s says at its beginning that it is a template for counsel', (language) => {
    expect(lines(language, page).find((line) => line.trim() !== '')).toMatch(/^> \S.{20}/);
  });
});

describe.each(Object.entries(VARIANTS))('[V04] [V18] variant %s', (variant, base) => {
  const own = LEGAL_PAGES.filter((page) => hasOwnText(variant as Language, page));

  test('has the privacy notice of its law', () => {
    expect(own).toEqual(['privacy']);
  });

  test.each(own)('%s says all that the base language says, and more', (page) => {
    const all = new Set(lines(variant as Language, page));
    const missing = lines(base, page).filter((line) => line.startsWith('## ') && !all.has(line));
    expect(missing).toEqual([]);
    expect(lines(variant as Language, page).length).toBeGreaterThan(lines(base, page).length);
  });
});
