import type { Brand } from './types.ts';

/** Teal and pink, the colours of spec section 9: the brand every measure is first taken on. */
export const general: Brand = {
  id: 'general',
  niche: 1,
  title: 'General',
  seeds: { primary: '#2bc7bf', secondary: '#ff82e7' },
  radius: 'soft',
  displayWeight: 700,
  imagery: 'general',
  copyNamespace: 'general',
  defaultScheme: 'system',
};
