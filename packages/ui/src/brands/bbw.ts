import type { Brand } from './types.ts';

/** Coral with plum, generous curves: sunny and proud. */
export const bbw: Brand = {
  id: 'bbw',
  niche: 4,
  title: 'BBW',
  seeds: { primary: '#ff7a59', secondary: '#8a3f78' },
  night: '#34122d',
  radius: 'round',
  displayWeight: 800,
  imagery: 'bloom',
  copyNamespace: 'bbw',
  defaultScheme: 'system',
};
