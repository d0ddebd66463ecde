/** One theme rule of one brand in built CSS, minified or not: `[data-brand=she][data-color-scheme=dark]{...}`; general's is the ground, too. */
const brandRule =
  /(?::root,\s*)?\[data-brand=(["']?)(\w+)\1\]\s*(?:\[data-color-scheme=(["']?)\w+\3\])?\s*\{[^{}]*\}/g;

/**
 * Takes the themes of all other brands out of built CSS, for a server that inlines the page's CSS and knows the brand: more than 1 kB gzip
 * a page. A brand that is not ours keeps its own `createTheme` alone. Every brand says each role by itself (themes.test.ts), so general's, the ground of a page without a brand, is not needed either.
 */
export const keepBrand = (css: string, brand: string): string =>
  css.replace(brandRule, (rule: string, _quote: string, id: string) => (id === brand ? rule : ''));
