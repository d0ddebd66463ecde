import { general } from './general.ts';
import { themedBrands } from './register.gen.ts';
import type { Brand } from './types.ts';

export type { Brand, BrandId, BrandLooks, RadiusPreset } from './types.ts';

/** The brands of the product and the internal `docs`: everything that has a theme. */
export { themedBrands };

/** The brands of the product in the order of their niches, general first. */
export const brands: readonly Brand[] = themedBrands.filter(({ niche }) => niche > 0);

/** A brand by its id; an id that is not known is general (spec section 1). */
export const brandById = (id: string): Brand => brands.find((brand) => brand.id === id) ?? general;
