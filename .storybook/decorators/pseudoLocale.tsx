import type { Decorator } from '@storybook/react-vite';
import { PSEUDO_LOCALE } from '@velours/locales/languages.ts';
import { useEffect } from 'react';
import { pseudoLocalisePage } from '../pseudo.ts';
import { isOfSite } from './locale.tsx';

/** Keeps the page's texts in the pseudo-locale, whatever is drawn later, until it goes. */
const PseudoLocale = () => {
  useEffect(() => {
    const restores: (() => void)[] = [];
    const observer = new MutationObserver(() => {
      apply();
    });
    const apply = (): void => {
      observer.disconnect();
      restores.push(pseudoLocalisePage());
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    apply();
    return () => {
      observer.disconnect();
      for (const restore of restores.toReversed()) restore();
    };
  }, []);
  return null;
};

/**
 * Components and blocks get their words from whoever uses them, and their stories are in English: in the pseudo-locale
 * their texts are lengthened where they stand. The site's stories take theirs from the catalogues.
 */
export const withPseudoLocale: Decorator = (Story, { globals, tags }) => (
  <>
    <Story />
    {globals['locale'] === PSEUDO_LOCALE && !isOfSite(tags) ? <PseudoLocale /> : null}
  </>
);
