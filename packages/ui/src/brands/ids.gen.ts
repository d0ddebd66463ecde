// Written by `npm run new:brand` from the files of this folder. Do not edit.

/** Every brand that has a theme. */
export type BrandId =
  | 'general'
  | 'she'
  | 'bdsm'
  | 'bbw'
  | 'gilf'
  | 'milf'
  | 'gay'
  | 'docs';
