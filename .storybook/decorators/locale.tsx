import type { Decorator, Loader } from '@storybook/react-vite';
import { PSEUDO_LOCALE, pseudoLocalise } from '@velours/locales/pseudo.ts';
import { brandById } from '@velours/ui/brands';
import { DEFAULT_LANGUAGE, isLanguage } from '../../apps/site/src/app/i18n/languages.ts';
import { NAMESPACES } from '@velours/locales/namespaces.ts';
import { TextsProvider } from '../../apps/site/src/app/i18n/TextsProvider.tsx';
import { createTexts, type Texts } from '../../apps/site/src/app/i18n/texts.ts';

/** The catalogue of a locale as the site reads it; the pseudo-locale is made of English. */
const textsOf = async (locale: string, brand: string): Promise<Texts> => {
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  const texts = createTexts(language, { brand: brandById(brand).copyNamespace });
  await texts.load(NAMESPACES);
  if (locale !== PSEUDO_LOCALE) return texts;
  return createTexts(language, { initial: pseudoLocalise({ ...texts.loaded() }) });
};

/** Whether a story shows parts of the site, with the words of its catalogues: a screen, or a state of a machine. */
export const isOfSite = (tags: readonly string[]): boolean =>
  tags.includes('screen') || tags.includes('state');

/** Loads the texts of the toolbar's locale for the site's stories; components and blocks have words of their own. */
export const loadTexts: Loader = async ({ globals, tags }) =>
  isOfSite(tags)
    ? { texts: await textsOf(String(globals['locale']), String(globals['brand'])) }
    : {};

/** Says on `<html>` which language the page is in, and gives the site's stories its texts. */
export const withLocale: Decorator = (Story, { globals, loaded }) => {
  document.documentElement.lang = String(globals['locale'] ?? DEFAULT_LANGUAGE).replace('-XA', '');
  const texts = loaded['texts'] as Texts | undefined;
  if (!texts) return <Story />;
  return (
    <TextsProvider texts={texts}>
      <Story />
    </TextsProvider>
  );
};
