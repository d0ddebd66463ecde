import { describe, expect, test } from 'vitest';

import { BRAND_KEYS } from './brands.ts';
import { createSettings } from './settings.ts';

describe('settings of a domain', () => {
  const settings = createSettings();

  test.each(BRAND_KEYS.map((key, index) => [key, index + 1] as const))(
    '[V01] the domain %s has its own niche %i, name, title and description',
    (key, niche) => {
      const own = settings.forHost(key === 'general' ? 'localhost:3000' : `${key}.localhost:3000`);
      expect(own.key).toBe(key);
      expect(own.niche).toBe(niche);
      const others = BRAND_KEYS.filter((other) => other !== key).map((other) =>
        settings.forHost(`${other}.localhost`),
      );
      for (const field of ['name', 'index_title', 'description', 'domain', 'mail_name'] as const) {
        expect(others.map((other) => other[field])).not.toContain(own[field]);
      }
    },
  );

  test.each(['', 'localhost', '127.0.0.1:3000', 'example.org', '__proto__', 'SHEILA.localhost'])(
    '[V01] an unknown host is the general domain: %s',
    (host) => {
      expect(settings.forHost(host).key).toBe('general');
    },
  );

  test('[V01] a host name is read without regard to case and port', () => {
    expect(settings.forHost('SHE.Localhost:8080').key).toBe('she');
  });

  test('[V03] a domain says its language, of which the first two letters count', () => {
    expect(settings.forHost('localhost').domain_language.slice(0, 2)).toBe('en');
    expect(settings.forHost('gilf.localhost').domain_language.slice(0, 2)).toBe('nl');
  });

  test('nobody under 18 is accepted whatever the setting', () => {
    const lax = createSettings({ all: { minimum_age: 16 }, she: { minimum_age: 21 } });
    expect(lax.forHost('localhost').minimum_age).toBe(18);
    expect(lax.forHost('she.localhost').minimum_age).toBe(21);
  });

  test('every country has its regions and what a message costs there', () => {
    const { countries, region_data, minimum_message_costs } = settings.forHost('localhost');
    expect(countries).toHaveLength(16);
    for (const country of countries) {
      expect(region_data[country].length).toBeGreaterThanOrEqual(5);
      expect(region_data[country].length).toBeLessThanOrEqual(60);
      expect(minimum_message_costs[country].currency).toMatch(/^[A-Z]{3}$/);
    }
  });
});
