/** What the drawn GIFs are called, from `locales/<language>/gifs.json`: a description, and the words that find it. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Words {
  readonly alt: string;
  /** With commas between. */
  readonly keywords: string;
}

/** What the fallback chain ends in: en is complete by a test of the catalogues. */
const FALLBACK = 'en';

let read: ReadonlyMap<string, Readonly<Record<string, Words>>> | null = null;

/** Keys of the catalogue: `gifs:drawings.<name>.alt` and `gifs:drawings.<name>.keywords`. */
function catalogues() {
  if (read !== null) return read;
  const root = path.dirname(fileURLToPath(import.meta.resolve('@velours/locales/package.json')));
  read = new Map(
    readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(root, entry.name, 'gifs.json');
      const text = entry.isDirectory() ? readIfThere(file) : null;
      return text === null
        ? []
        : [[entry.name, (JSON.parse(text) as { drawings: Record<string, Words> }).drawings]];
    }),
  );
  return read;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** What a drawing shows, in a language or its base language. */
export function gifAlt(name: string, language: string): string {
  const texts = catalogues();
  const own = texts.get(language) ?? texts.get(language.slice(0, 2)) ?? texts.get(FALLBACK);
  return own?.[name]?.alt ?? name;
}

/** The words that find a drawing, by language. */
export const gifKeywords = (name: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...catalogues()].map(([language, texts]) => [
      language,
      (texts[name]?.keywords ?? '').split(',').map((word) => word.trim()),
    ]),
  );
