import type { BrandId } from '../brands/types.ts';

/** One theme rule of one brand in built CSS, minified or not: `[data-brand=she][data-color-scheme=dark]{...}`. */
const brandRule =
  /\[data-brand=(["']?)(\w+)\1\]\s*(?:\[data-color-scheme=(["']?)\w+\3\])?\s*\{[^{}]*\}/g;

/**
 * Takes the themes of all other brands out of built CSS, for a server that inlines the page's CSS and knows the brand:
 * about 1 kB gzip a page. General's light theme stays as the ground (`:root`), so nothing is ever without a colour.
 */
export const keepBrand = (css: string, brand: BrandId): string =>
  css
    .replace(/:root,\s*\[data-brand=(["']?)general\1\]/g, ':root')
    .replace(brandRule, (rule: string, _quote: string, id: string) => (id === brand ? rule : ''));
