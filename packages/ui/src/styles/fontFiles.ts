import latin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';

/** The one font file every page needs: give it to `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const latinFontUrl: string = latin;
