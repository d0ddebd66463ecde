import { bbw } from './bbw.ts';
import { bdsm } from './bdsm.ts';
import { docs } from './docs.ts';
import { gay } from './gay.ts';
import { general } from './general.ts';
import { gilf } from './gilf.ts';
import { milf } from './milf.ts';
import { she } from './she.ts';
import type { Brand, BrandId } from './types.ts';

export type { Brand, BrandId, RadiusPreset } from './types.ts';

/** The seven brands of the product, general first. */
export const brands: readonly Brand[] = [general, she, bdsm, bbw, gilf, milf, gay];

/** The same and the internal `docs`: everything that has a theme. */
export const themedBrands: readonly Brand[] = [...brands, docs];

/** A brand by its id; an id that is not known is general (spec section 1). */
export const brandById = (id: string): Brand => brands.find((brand) => brand.id === id) ?? general;

export const brandIds: readonly BrandId[] = brands.map((brand) => brand.id);
