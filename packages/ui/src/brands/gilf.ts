import type { Brand } from './types.ts';

/** Petrol with honey: settled, bright and unhurried. */
export const gilf: Brand = {
  id: 'gilf',
  title: 'GILF',
  seeds: { primary: '#1f667f', secondary: '#e8b04a' },
  radius: 'soft',
  displayWeight: 600,
  imagery: 'gilf',
  copyNamespace: 'gilf',
  defaultScheme: 'light',
};
