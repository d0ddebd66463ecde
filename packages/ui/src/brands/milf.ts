import type { Brand } from './types.ts';

/** Raspberry with apricot: lively and grown-up. */
export const milf: Brand = {
  id: 'milf',
  title: 'MILF',
  seeds: { primary: '#b0266e', secondary: '#f2a65a' },
  radius: 'soft',
  displayWeight: 700,
  imagery: 'milf',
  copyNamespace: 'milf',
  defaultScheme: 'system',
};
