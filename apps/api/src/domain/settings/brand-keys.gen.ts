// Written by `npm run new:brand` from the files of packages/ui/src/brands. Do not edit.

/** The niches, in the order of their numbers: each has a theme and words of its own. */
export const BRAND_KEYS = [
  'general',
  'she',
  'bdsm',
  'bbw',
  'gilf',
  'milf',
  'gay',
] as const;
