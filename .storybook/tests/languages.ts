import { COMPLETE } from '@velours/locales/languages.ts';
import { NAMESPACES } from '../../apps/site/src/i18n/namespaces.ts';
import { createTexts, type Texts } from '../../apps/site/src/i18n/texts.ts';
import { showIn } from '../../apps/site/src/stories/StoryTexts.tsx';
import { problemsAt, resize } from './layout.ts';

/** CSS pixels: the narrowest page, and the widest layout. */
const widths = [320, 1200];

let catalogues: Promise<readonly Texts[]> | undefined;

/** Every complete catalogue but English, in which each story is laid out anyway; loaded once for all stories. */
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

/**
 * Shows the page in the words of every catalogue, where it stands, and lays it out narrow and wide; throws where something
 * makes it scroll sideways or a text is not seen whole.
 */
export const checkLanguages = async (): Promise<void> => {
  const all = await loadCatalogues();
  const root = document.documentElement;
  const { lang } = root;
  const problems: string[] = [];
  for (const texts of all) {
    root.lang = texts.language;
    showIn(texts);
    for (const width of widths) {
      await resize(width);
      const found = problemsAt(width);
      if (found.length > 0) problems.push(`${texts.language}, ${width} px: ${found.join('\n  ')}`);
    }
  }
  root.lang = lang;
  showIn(null);
  await resize();
  if (problems.length > 0) throw new Error(`Does not fit in a language:\n${problems.join('\n')}`);
};
