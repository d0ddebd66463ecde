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

test('[C01] a letter that is several when searched by is marked whole', () => {
  expect(excerptOf('die Stra\u00DFe', 'stras')).toEqual([
    { text: 'die ', match: false },
    { text: 'Stra\u00DF', match: true },
    { text: 'e', match: false },
  ]);
});
