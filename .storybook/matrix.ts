import type { BrandId } from '@velours/ui/brands';
import { brands } from '@velours/ui/brands';

/**
 * THE list of what everything is looked at in: read by the toolbar, by the story tests, and by whoever takes pictures.
 */
export const matrix = {
  brands: brands.map(({ id, title }) => ({ id, title })),
  schemes: ['light', 'dark'],
  /** CSS pixels: the narrowest supported, a phone, and spec section 9's breakpoints. */
  widths: [320, 360, 576, 768, 992, 1200],
  locales: ['en', 'nl', 'en-US', 'en-XA'],
} as const;

export type Scheme = (typeof matrix.schemes)[number];

/** Every brand in every scheme, general light first. */
export const themes: readonly { brand: BrandId; scheme: Scheme }[] = matrix.brands.flatMap(
  ({ id }) => matrix.schemes.map((scheme) => ({ brand: id, scheme })),
);
