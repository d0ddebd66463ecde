import type { Brand } from './types.ts';

/** Teal and pink, the colours of spec section 9: the brand every measure is first taken on. */
export const general: Brand = {
  id: 'general',
  niche: 1,
  title: 'General',
  seeds: { primary: '#2bc7bf', secondary: '#ff82e7' },
  night: '#28124a',
  radius: 'soft',
  displayWeight: 800,
  imagery: 'evening',
  defaultScheme: 'system',
};
