import type { Brand } from './types.ts';

/** Brass with oxblood, straight corners, dark first: leather and lamplight, no chains. */
export const bdsm: Brand = {
  id: 'bdsm',
  niche: 3,
  title: 'BDSM',
  seeds: { primary: '#b39057', secondary: '#8a1c35' },
  night: '#18080e',
  radius: 'sharp',
  displayWeight: 700,
  imagery: 'lamplight',
  copyNamespace: 'bdsm',
  defaultScheme: 'dark',
};
