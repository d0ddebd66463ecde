import type { Brand } from './types.ts';

/** Azure with tangerine, heavy type and tight corners: open air rather than a flag. */
export const gay: Brand = {
  id: 'gay',
  title: 'Gay',
  seeds: { primary: '#1ea7e8', secondary: '#ff9142' },
  radius: 'sharp',
  displayWeight: 800,
  imagery: 'gay',
  copyNamespace: 'gay',
  defaultScheme: 'system',
};
