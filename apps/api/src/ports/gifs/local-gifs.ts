/** The site's own GIFs: drawn for it, free to use (drawn/LICENSE.md), searched in every language at once. */
import { DRAWN_SIZE, drawingNames } from './draw.ts';
import { GIFS_PER_PAGE } from './gif-port.ts';
import type { FoundGif, GifPort } from './gif-port.ts';
import { gifAlt, gifKeywords } from './gif-words.ts';

const PREFIX = 'local-';

/** The drawing that an id names, or null. */
export function drawingOf(id: string): string | null {
  const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '';
  return drawingNames.includes(name) ? name : null;
}

/** A drawing as a search finds it, described in a language; null where there is none. */
export function localGif(id: string, language: string): FoundGif | null {
  const name = drawingOf(id);
  return name === null ? null : drawnGif(name, language);
}

const drawnGif = (name: string, language: string): FoundGif => ({
  id: `${PREFIX}${name}`,
  ...DRAWN_SIZE,
  alt: gifAlt(name, language),
  sourceUrl: null,
});

export const localGifs: GifPort = {
  credit: null,
  search: async ({ words, page, language }) => {
    const found = matching(words, language).map((name) => drawnGif(name, language));
    const from = (page - 1) * GIFS_PER_PAGE;
    return {
      gifs: found.slice(from, from + GIFS_PER_PAGE),
      hasMore: found.length > from + GIFS_PER_PAGE,
    };
  },
  fetch: () => Promise.reject(new Error('drawings are not fetched')),
};

/** Without accents and case, so that "cafe" finds "café". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase();

/** Drawings with a keyword that begins with each word: those of the own language first, then those of any other. */
function matching(words: string, language: string): readonly string[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return drawingNames;
  const has = (keywords: readonly string[]) =>
    wanted.every((word) => keywords.some((keyword) => keyword.startsWith(word)));
  const ranked = drawingNames.flatMap((name) => {
    const keywords = gifKeywords(name);
    const own = (keywords.get(language.slice(0, 2)) ?? []).map(plain);
    if (has(own)) return [{ name, rank: 0 }];
    return has([...keywords.values()].flat().map(plain)) ? [{ name, rank: 1 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ name }) => name);
}
