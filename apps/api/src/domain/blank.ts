/** Anything but spaces, and what stands only between characters. Braille without a dot is drawn as a space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is nothing to be seen in a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Where a text can be cut at this place or the last before it, so that what reads as one character stays whole (UAX #29).
 * @param at - Like the answer in UTF-16 code units.
 */
export const cutPlace = (text: string, at: number): number =>
  at < text.length ? (graphemes.segment(text).containing(at)?.index ?? at) : text.length;

/** The beginning of a text: at most so many characters, as the contract counts them, and whole ones as `cutPlace` has them. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, cutPlace(text, [...text].slice(0, most).join('').length));

/** Where what reads as one character ends: the one that this place is in, in UTF-16 code units. */
export function characterEnd(text: string, at: number): number {
  const character = graphemes.segment(text).containing(at);
  return character === undefined ? text.length : character.index + character.segment.length;
}

/** Where a text goes on to the next line, however that is written. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/gu;
/** What else comes along with a text that is pasted, and nobody sees. */
const UNSEEN = /[^\P{Cc}\n]/gu;

/** A text as it was meant: one kind of line break, or a space where it stands on one line, and no other control characters. */
export const asMeant = (text: string, lineBreak: '\n' | ' '): string =>
  text.replace(BREAKS, lineBreak).replaceAll('\t', ' ').replace(UNSEEN, '');

/** What is not seen before a text, or within it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text as it reads, to compare by: the width of its letters and what cannot be seen tell nothing apart. */
export const asRead = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
