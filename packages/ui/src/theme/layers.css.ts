import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, declared once and in this order. Every rule of the package stands in one of these layers, so the order in
 * which files happen to load never decides which rule wins.
 */
export const layer = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  overrides: globalLayer('overrides'),
};
