/** The part of a message around what was looked for, with the places of it. */
import type { Schemas } from '@velours/openapi/types';
import { characterEnd, cutPlace } from '../blank.ts';

export type ExcerptPart = Schemas['FoundMessage']['excerpt'][number];

const WHOLE: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** One character as it is searched by; the same as the database's folded(). */
const foldCharacter = (character: string): string => {
  const bare = character
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '');
  return [...bare].map((one) => WHOLE[one] ?? one).join('');
};

/** A text as it is searched by, and where each of its characters stood. */
function fold(text: string): { folded: string; from: readonly number[] } {
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const bare = foldCharacter(character);
    folded += bare;
    for (let index = 0; index < bare.length; index += 1) from.push(at);
    at += character.length;
  }
  return { folded, from: [...from, text.length] };
}

/** How much stands before and after the first match, in characters. */
const BEFORE = 40;
const AFTER = 100;

/** The excerpt of a message, one line; every match in it is marked. */
export function excerptOf(whole: string, looked: string): ExcerptPart[] {
  const { folded, from } = fold(whole);
  const wanted = fold(looked).folded;
  const first = wanted === '' ? -1 : folded.indexOf(wanted);
  const start = first === -1 ? 0 : wordStart(whole, (from[first] ?? 0) - BEFORE);
  const end = cutPlace(whole, (first === -1 ? 0 : (from[first] ?? 0)) + wanted.length + AFTER);
  const parts: ExcerptPart[] = [];
  let at = start;
  const put = (to: number, match: boolean): void => {
    const text = whole.slice(at, to).replaceAll(/\s+/g, ' ');
    if (to > at) parts.push({ text, match });
    at = Math.max(at, to);
  };
  if (start > 0) parts.push({ text: '\u2026', match: false });
  for (let found = first; found !== -1; found = folded.indexOf(wanted, found + wanted.length)) {
    const opens = cutPlace(whole, from[found] ?? end);
    if (opens >= end) break;
    put(opens, false);
    // With all that belongs to its last character: marks, what a joiner adds, the other half of one that is two when searched by (\u00DF).
    put(characterEnd(whole, from[found + wanted.length - 1] ?? end), true);
  }
  put(end, false);
  if (at < whole.length) parts.push({ text: '\u2026', match: false });
  return parts;
}

/** The beginning of the word that stands at this place. */
function wordStart(whole: string, at: number): number {
  if (at <= 0) return 0;
  const space = whole.indexOf(' ', at);
  return space === -1 || space > at + BEFORE / 2 ? cutPlace(whole, at) : space + 1;
}
