import { COMPLETE } from '@velours/locales/languages.ts';
import { NAMESPACES } from '../../apps/site/src/i18n/namespaces.ts';
import { createTexts, type Texts } from '../../apps/site/src/i18n/texts.ts';
import { hasPage, showIn } from '../../apps/site/src/stories/StoryTexts.tsx';
import { problemsAt, resize } from './layout.ts';

/** CSS pixels: the narrowest page, and the widest layout. */
const widths = [320, 1200];

let catalogues: Promise<readonly Texts[]> | undefined;

/** Every complete catalogue but English, in which each story is laid out anyway; loaded once for a file of stories. */
const loadCatalogues = (): Promise<readonly Texts[]> => {
  catalogues ??= Promise.all(
    COMPLETE.filter((language) => language !== 'en').map(async (language) => {
      const texts = createTexts(language);
      await texts.load(NAMESPACES);
      return texts;
    }),
  );
  return catalogues;
};

const measured = new Set<string>();

/**
 * Whether a story is one of those shown in every language: the first with its heading in a file, so that each step of a form
 * is one, and all with a dialog or sheet.
 */
export const isInEveryLanguage = (tags: readonly string[], canvas: HTMLElement): boolean => {
  if (!tags.includes('screen') || !hasPage()) return false;
  const heading = canvas.querySelector('h1')?.textContent ?? '';
  const isNew = !measured.has(heading);
  measured.add(heading);
  return isNew || document.querySelector('[role$="dialog"]') !== null;
};

/**
 * Shows the page in the words of every catalogue, where it stands, and lays it out narrow and wide; throws where something
 * makes it scroll sideways or a text is not seen whole.
 */
export const checkLanguages = async (): Promise<void> => {
  const all = await loadCatalogues();
  const root = document.documentElement;
  const { lang } = root;
  const problems: string[] = [];
  for (const width of widths) {
    await resize(width);
    for (const texts of all) {
      root.lang = texts.language;
      showIn(texts);
      const found = problemsAt(width);
      if (found.length > 0) problems.push(`${texts.language}, ${width} px: ${found.join('\n  ')}`);
    }
  }
  root.lang = lang;
  showIn(null);
  await resize();
  if (problems.length > 0) throw new Error(`Does not fit in a language:\n${problems.join('\n')}`);
};
