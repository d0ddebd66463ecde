import type { Brand } from './types.ts';

/** Raspberry with blush: one hue at two depths, lively and grown-up. */
export const milf: Brand = {
  id: 'milf',
  niche: 6,
  title: 'MILF',
  seeds: { primary: '#b0266e', secondary: '#ffb3c0' },
  night: '#340a21',
  radius: 'soft',
  displayWeight: 800,
  imagery: 'glasses',
  copyNamespace: 'milf',
  defaultScheme: 'system',
};
