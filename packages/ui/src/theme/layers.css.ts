import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, declared once and in this order. Every rule of the package stands in one of these layers, so the order in
 * which files happen to load never decides which rule wins. All are one layer to the page that they stand in.
 */
const parent = globalLayer('velours');

export const layer = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  components: globalLayer({ parent }, 'components'),
  overrides: globalLayer({ parent }, 'overrides'),
};
