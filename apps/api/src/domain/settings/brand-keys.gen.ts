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

/** The scheme of who has not chosen one, by brand. */
export const BRAND_SCHEMES = {
  general: 'system',
  she: 'system',
  bdsm: 'dark',
  bbw: 'system',
  gilf: 'light',
  milf: 'system',
  gay: 'system',
} as const;
