import type { Brand } from './types.ts';

/** Oxblood with brass, straight corners, dark first: leather and lamplight, no chains. */
export const bdsm: Brand = {
  id: 'bdsm',
  title: 'BDSM',
  seeds: { primary: '#8f1d33', secondary: '#c6a15b' },
  radius: 'sharp',
  displayWeight: 600,
  imagery: 'bdsm',
  copyNamespace: 'bdsm',
  defaultScheme: 'dark',
};
