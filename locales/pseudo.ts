import type { Texts } from './catalogue.ts';

export { PSEUDO_LOCALE } from './languages.ts';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter, index) => [
    letter,
    Array.from('áƀçđéƒǧħíĵķľɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶĽṀÑÓƤɊŘŠŦÚṼŴẊÝŽ')[index] ?? letter,
  ]),
);

/** What no translator may change: `{{placeholders}}`, `$t(nesting)` and tags. */
const KEPT = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]+>)/;

/** German and Finnish run about this much longer than English. */
const GROWTH = 0.4;

/** The filling breaks where words would. */
const WORD = 8;

/**
 * A text as no language writes it: accents on every letter, 40 % longer, in brackets. Text that stays plain on the page was
 * never in a catalogue; a bracket that is cut off was given too little room.
 */
export function pseudoText(text: string): string {
  let letters = 0;
  const accented = text
    .split(KEPT)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      letters += part.length;
      return Array.from(part, (letter) => ACCENTED[letter] ?? letter).join('');
    })
    .join('');
  const filling = '~'
    .repeat(Math.ceil(letters * GROWTH))
    .replaceAll(new RegExp(`(.{${WORD}})(?=.)`, 'g'), '$1 ');
  return `[${accented}${filling && ` ${filling}`}]`;
}

/** A whole catalogue in the pseudo-locale; same keys, same placeholders. */
export function pseudoLocalise<T extends Texts>(texts: T): T {
  const walk = (level: Texts): Texts =>
    Object.fromEntries(
      Object.entries(level).map(([key, value]) => [
        key,
        typeof value === 'string' ? pseudoText(value) : walk(value),
      ]),
    );
  return walk(texts) as T;
}
