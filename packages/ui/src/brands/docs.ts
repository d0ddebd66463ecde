import type { Brand } from './types.ts';

/** Slate: the neutral brand of documentation, so that no niche is taken for the default. */
export const docs: Brand = {
  id: 'docs',
  niche: 0,
  title: 'Documentation',
  seeds: { primary: '#5b5f77', secondary: '#8f94b3' },
  radius: 'soft',
  displayWeight: 600,
  imagery: 'evening',
  defaultScheme: 'light',
};
