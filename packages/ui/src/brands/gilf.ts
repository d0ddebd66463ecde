import type { Brand } from './types.ts';

/** Petrol with primrose: settled, bright and unhurried, neither mauve nor beige. */
export const gilf: Brand = {
  id: 'gilf',
  niche: 5,
  title: 'GILF',
  seeds: { primary: '#1f667f', secondary: '#f6de6c' },
  night: '#09202a',
  radius: 'soft',
  displayWeight: 700,
  imagery: 'pages',
  copyNamespace: 'gilf',
  defaultScheme: 'light',
};
