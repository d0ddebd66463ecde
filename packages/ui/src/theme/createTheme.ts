import type { BrandLooks } from '../brands/types.ts';
import { folds } from './imagery.ts';
import { layer } from './layers.css.ts';
import { brandPairs, failing, warningsOf } from './measure.ts';
import { brandRules, type ThemeRule } from './themeRules.ts';

const ID = /^[a-z][a-z0-9-]{0,39}$/;
const HEX = /^#[0-9a-f]{6}$/;
const RADII: readonly string[] = ['sharp', 'soft', 'round'] satisfies BrandLooks['radius'][];
const WEIGHTS: readonly number[] = [500, 600, 700, 800] satisfies BrandLooks['displayWeight'][];

/**
 * A brand of your own: checks what was written and gives it back, colours in small letters.
 * @throws TypeError that names the field and what it may be
 */
export function defineBrand(brand: BrandLooks): BrandLooks {
  const { id, seeds, night, radius, displayWeight, imagery } = brand;
  const fail = (what: string): never => {
    throw new TypeError(`brand "${String(id)}": ${what}`);
  };
  // JavaScript and JSON may leave out what the type asks for.
  if (typeof seeds !== 'object') fail('`seeds` are two colours, `primary` and `secondary`');
  if (!ID.test(id))
    fail('`id` begins with a small letter; small letters, digits and hyphens follow');
  const colour = <Given extends string>(field: string, value: Given): Given => {
    const small = String(value).toLowerCase();
    if (!HEX.test(small)) fail(`\`${field}\` is a colour as #rrggbb, not "${value}"`);
    return small as Given;
  };
  if (!RADII.includes(radius)) fail(`\`radius\` is one of ${RADII.join(', ')}`);
  if (!WEIGHTS.includes(displayWeight)) fail(`\`displayWeight\` is one of ${WEIGHTS.join(', ')}`);
  if (imagery !== undefined && !(imagery in folds))
    fail(`\`imagery\` is one of ${Object.keys(folds).join(', ')}`);
  return {
    id,
    seeds: {
      primary: colour('seeds.primary', seeds.primary),
      secondary: colour('seeds.secondary', seeds.secondary),
    },
    ...(night === undefined ? {} : { night: colour('night', night) }),
    radius,
    displayWeight,
    ...(imagery === undefined ? {} : { imagery }),
  };
}

function textOf({ selector, properties, isForSystem }: ThemeRule): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  const rule = `${selector}{${declarations.join(';')}}`;
  return isForSystem ? `@media (prefers-color-scheme:dark){${rule}}` : rule;
}

/**
 * The CSS of a brand, light and dark: for a `<style>` on the page or a file of the build, beside `styles.css`. It counts where
 * `data-brand` names the brand's id, and follows `data-color-scheme` (light, dark or system).
 * @throws TypeError as defineBrand
 */
export const createTheme = (brand: BrandLooks): string =>
  `@layer ${layer.theme}{${brandRules(defineBrand(brand)).map(textOf).join('')}}`;

/** How a brand measures, in words; both lists are empty for a brand that reads well everywhere. */
export interface BrandReport {
  /** Pairs of colours that miss their contrast (WCAG 2.2 AA). */
  failures: readonly string[];
  /** What works but could be better. */
  warnings: readonly string[];
}

/** Measures every pair of colours that a brand lets meet, in light and dark; beside which `others` it must be told apart. */
export const measureBrand = (
  brand: BrandLooks,
  others: readonly BrandLooks[] = [],
): BrandReport => ({
  failures: (['light', 'dark'] as const).flatMap((scheme) =>
    failing(brandPairs(brand, scheme)).map((what) => `${scheme}: ${what}`),
  ),
  warnings: warningsOf(brand, others),
});
