import type { Brand } from './types.ts';

/** Lime with azure, heavy type and tight corners: daylight and open air rather than a flag. */
export const gay: Brand = {
  id: 'gay',
  niche: 7,
  title: 'Gay',
  seeds: { primary: '#bfe23c', secondary: '#1ea7e8' },
  night: '#08203a',
  radius: 'sharp',
  displayWeight: 800,
  imagery: 'shore',
  copyNamespace: 'gay',
  defaultScheme: 'system',
};
