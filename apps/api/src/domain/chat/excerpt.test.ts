import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const FAMILY = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}';

test.each([
  ['after the match', `hello ${'\u{1F600}'.repeat(80)}`, 'hello', /^hello \u{1F600}+\u2026$/u],
  ['before it', `${'\u{1F600}'.repeat(60)}zkat`, 'kat', /^\u2026\u{1F600}+zkat$/u],
  [
    'of several signs',
    `${FAMILY.repeat(20)}zkat`,
    'kat',
    new RegExp(`^\u2026(${FAMILY})+zkat$`, 'u'),
  ],
])('[C01] an excerpt parts no character: %s', (_where, whole, looked, excerpt) => {
  const text = excerptOf(whole, looked)
    .map((part) => part.text)
    .join('');
  expect(text).toMatch(excerpt);
});

test.each([
  ['one of a family', FAMILY, '\u{1F467}'],
  ['a letter with its vowel', '\u0915\u093F', '\u0915'],
  ['a letter with its accents', 'e\u0301\u0323', 'e'],
])('[C01] a mark parts no character: %s', (_what, character, looked) => {
  expect(excerptOf(`a ${character} b`, looked)).toEqual([
    { text: 'a ', match: false },
    { text: character, match: true },
    { text: ' b', match: false },
  ]);
});

test('[C01] a letter that is several when searched by is marked whole', () => {
  expect(excerptOf('die Stra\u00DFe', 'stras')).toEqual([
    { text: 'die ', match: false },
    { text: 'Stra\u00DF', match: true },
    { text: 'e', match: false },
  ]);
});
