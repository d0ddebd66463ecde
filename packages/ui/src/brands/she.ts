import type { Brand } from './types.ts';

/** Violet with peach: warm and self-assured, without the usual pink. */
export const she: Brand = {
  id: 'she',
  niche: 2,
  title: 'She',
  seeds: { primary: '#7a4fd6', secondary: '#ffb38a' },
  night: '#2e145c',
  radius: 'round',
  displayWeight: 800,
  imagery: 'petals',
  copyNamespace: 'she',
  defaultScheme: 'system',
};
