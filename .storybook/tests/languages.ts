import { COMPLETE, type Language } from '@velours/locales/languages.ts';
import { NAMESPACES } from '@velours/locales/namespaces.ts';
import { createTexts, type Texts, type Translate } from '../../apps/site/src/app/i18n/texts.ts';
import { showIn } from '../../apps/site/src/stories/StoryTexts.tsx';
import { problemsAt, resize } from './layout.ts';

/** What a selector leads to: a text, or a group of them. */
type Found = string | { readonly [key: string]: Found };

/** CSS pixels: the narrowest page, and the widest layout. */
const widths = [320, 1200];

const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;

const known = new Map<string, number>();

/** How wide a text is on one line, in CSS pixels. */
const widthOf = (text: string): number => {
  let width = known.get(text);
  if (width === undefined) {
    pen.font = getComputedStyle(document.body).font;
    ({ width } = pen.measureText(text));
    known.set(text, width);
  }
  return width;
};

/** Cannot be broken: what a narrow box has to hold. */
const widestWord = (text: string): number => Math.max(...text.split(/[\s-]+/).map(widthOf));

/** The language that writes a date at the greatest length. */
const wordiestDates = (): Language => {
  const written = (language: Language): number =>
    widthOf(
      Array.from({ length: 12 }, (_, month) =>
        new Date(Date.UTC(2026, month, 28)).toLocaleString(language, {
          dateStyle: 'full',
          timeStyle: 'medium',
        }),
      ).join(' '),
    );
  return COMPLETE.toSorted((one, other) => written(other) - written(one))[0] ?? 'en';
};

/** A text or a group of them, in several languages: of each text the greatest. */
const greatestOf = (all: readonly Found[], size: (text: string) => number): Found => {
  const [first] = all;
  if (typeof first === 'object') {
    const groups = all.filter((found) => typeof found === 'object');
    return Object.fromEntries(
      Object.keys(first).map((key) => [
        key,
        greatestOf(
          groups.flatMap((group) => group[key] ?? []),
          size,
        ),
      ]),
    );
  }
  return all
    .filter((found) => typeof found === 'string')
    .reduce((one, other) => (size(other) > size(one) ? other : one));
};

/** Texts of which each is taken from the catalogue in which it is the greatest. */
const greatest = (all: readonly Texts[], size: (text: string) => number): Texts => {
  const t = (...asked: Parameters<Translate>): Found =>
    greatestOf(
      all.map((texts) => texts.t(...asked)),
      size,
    );
  return { ...createTexts(wordiestDates()), t: t as Translate, missing: () => [] };
};

let catalogues: Promise<ReadonlyMap<string, Texts>> | undefined;

/** What no language exceeds, from every complete catalogue; loaded once for all stories. */
const loadGreatest = (): Promise<ReadonlyMap<string, Texts>> => {
  catalogues ??= (async () => {
    const all = COMPLETE.map((language) => createTexts(language));
    await Promise.all(all.map((texts) => texts.load(NAMESPACES)));
    return new Map([
      ['the longest words', greatest(all, widestWord)],
      ['the longest texts', greatest(all, widthOf)],
    ]);
  })();
  return catalogues;
};

/**
 * Shows the page, where it stands, with every text in the language in which it has the longest word, and in that in which
 * it is the longest, and lays it out narrow and wide; throws where something makes it scroll sideways or a text is not seen
 * whole. What fits so fits in each language.
 */
export const checkLanguages = async (): Promise<void> => {
  const problems: string[] = [];
  for (const [name, texts] of await loadGreatest()) {
    showIn(texts);
    for (const width of widths) {
      await resize(width);
      const found = problemsAt(width);
      if (found.length > 0) problems.push(`${name}, ${width} px: ${found.join('\n  ')}`);
    }
  }
  showIn(null);
  await resize();
  if (problems.length > 0) throw new Error(`Does not fit in a language:\n${problems.join('\n')}`);
};
