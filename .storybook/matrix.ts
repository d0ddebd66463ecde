import type { BrandId } from '@velours/ui/brands';
import { brands } from '@velours/ui/brands';
import { LANGUAGES, PSEUDO_LOCALE, nativeName } from '@velours/locales/languages.ts';

/**
 * THE list of what everything is looked at in: read by the toolbar, by the story tests, and by the picture run
 * (`npm run visual`).
 */
export const matrix = {
  brands: brands.map(({ id, title }) => ({ id, title })),
  schemes: ['light', 'dark'],
  /** CSS pixels: the narrowest supported (WCAG 1.4.10), and spec section 9's breakpoints. */
  widths: [320, 576, 768, 992, 1200],
  /** CSS pixels at which text is doubled (WCAG 1.4.4): a small tablet and a desktop. */
  largeTextWidths: [640, 1200],
  /** Every language of the catalogues, and the pseudo-locale: long and accented. */
  locales: [
    ...LANGUAGES.map((tag) => ({ tag, title: nativeName(tag) })),
    { tag: PSEUDO_LOCALE, title: 'Pseudo: long and accented' },
  ],
} as const;

export type Scheme = (typeof matrix.schemes)[number];

/** Every brand in every scheme, general light first. */
export const themes: readonly { brand: BrandId; scheme: Scheme }[] = matrix.brands.flatMap(
  ({ id }) => matrix.schemes.map((scheme) => ({ brand: id, scheme })),
);
