import { readFileSync } from 'node:fs';
import { COMPLETE } from '@velours/locales/languages.ts';
import { describe, expect, test } from 'vitest';

import { BRAND_KEYS } from './file-schema.ts';
import { DEMO_SETTINGS } from './read-file.ts';
import { createSettings } from './settings.ts';

describe('settings of a domain', () => {
  const settings = createSettings(DEMO_SETTINGS);

  test.each(BRAND_KEYS.map((key, index) => [key, index + 1] as const))(
    '[V01] the domain %s has its own niche %i, name, title and description',
    (key, niche) => {
      const own = settings.forHost(key === 'general' ? 'localhost:3000' : `${key}.localhost:3000`);
      expect(own.key).toBe(key);
      expect(own.niche).toBe(niche);
      const others = settings.domains.filter((other) => other.key !== key);
      expect(others).toHaveLength(BRAND_KEYS.length - 1);
      for (const field of ['name', 'index_title', 'description', 'domain', 'mail_name'] as const) {
        expect(others.map((other) => other[field])).not.toContain(own[field]);
      }
    },
  );

  test.each(BRAND_KEYS)(
    '[D02] the brand %s is whole: a theme, a headline translated into each language, and a domain of its own',
    (key) => {
      const root = new URL('../../../../../', import.meta.url);
      const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
      const [, words] =
        /copyNamespace: '(\w+)'/.exec(read(`packages/ui/src/brands/${key}.ts`)) ?? [];
      expect(words).toBe(key === 'general' ? undefined : key);
      const headlineIn = (language: string): string | undefined => {
        const texts = (file: string): unknown =>
          JSON.parse(read(`locales/${language}/${file}.json`));
        const { home } = (
          words === undefined ? { home: texts('home') } : texts(`brands/${words}`)
        ) as { home: { headline?: string } };
        return home.headline;
      };
      const english = headlineIn('en');
      const untranslated = COMPLETE.filter(
        (one) => one !== 'en' && [undefined, english].includes(headlineIn(one)),
      );
      expect(untranslated, `home.headline of locales/*/brands/${key}.json`).toEqual([]);
      expect(DEMO_SETTINGS.domains[key]?.brand).toBe(key);
    },
  );

  test.each([
    '',
    'localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
    'example.org',
    '__proto__',
    'she.example.org',
    'www.she.localhost',
  ])('[V01] an unknown host is the first domain: %s', (host) => {
    expect(settings.forHost(host).key).toBe('general');
    expect(settings.isHost(host)).toBe(host === 'localhost');
  });

  test('[V20] a domain is any host name, read without regard to case and port, and not by its first label', () => {
    const own = createSettings({
      ...DEMO_SETTINGS,
      domains: {
        nord: {
          hosts: ['velours.example', 'www.dating.velours.co.uk'],
          brand: 'gay',
          name: 'Nord',
        },
        ...DEMO_SETTINGS.domains,
      },
    });
    for (const host of ['velours.example:8443', 'WWW.Dating.Velours.CO.UK']) {
      expect(own.forHost(host)).toMatchObject({ key: 'nord', niche: 7, domain: 'velours.example' });
    }
    expect(own.forHost('SHE.Localhost:8080').key).toBe('she');
    expect(own.forHost('dating.velours.co.uk').key).toBe('nord');
    expect(own.forHost('she.velours.example').key).toBe('nord');
  });

  test('[V20] what a member keeps of a domain that is no more leads to the first one', () => {
    expect(settings.forKey('gay').niche).toBe(7);
    for (const key of ['gone', '__proto__', undefined])
      expect(settings.forKey(key).key).toBe('general');
  });

  test('[V20] what the file does not say is the product’s own; a domain goes before what all have', () => {
    const [first, second] = createSettings({
      ...DEMO_SETTINGS,
      common: { ...DEMO_SETTINGS.common, refund_days: 30, message_length: 200 },
      domains: {
        plain: { hosts: ['a.example'], brand: 'general', name: 'A' },
        own: { hosts: ['b.example'], brand: 'general', name: 'B', refund_days: 0, mail_name: 'C' },
      },
    }).domains;
    expect(first).toMatchObject({
      refund_days: 30,
      message_length: 200,
      message_credits: 10,
      mail_name: 'A',
      signups: 'all',
      welcome_discount: null,
    });
    expect(second).toMatchObject({ refund_days: 0, message_length: 200, mail_name: 'C' });
  });

  test('[V20] the words for fictional profiles are in the language of the domain unless the file has others', () => {
    const wordsOf = (own: object) => {
      const entry = { hosts: ['a.example'], brand: 'general', name: 'A', ...own } as const;
      return createSettings({ ...DEMO_SETTINGS, domains: { a: entry } }).domains[0];
    };
    expect(wordsOf({ domain_language: 'de' })).toMatchObject({
      fictional_singular: 'Fiktives Profil',
      fictional_plural: 'Fiktive Profile',
    });
    expect(wordsOf({ fictional_plural: 'Characters' }).fictional_plural).toBe('Characters');
  });

  test('[E05] a niche begins with whom it promises; the one for everybody with everybody', () => {
    const search = (host: string) => settings.forHost(host).default_search;
    expect(search('localhost')).toEqual({});
    expect(search('gay.localhost')).toEqual({ gender: 'male', interested_in: 'male' });
    expect(search('bbw.localhost')).toEqual({ gender: 'female' });
    expect(search('gilf.localhost')).toEqual({ gender: 'female', min_age: 50 });
    expect(search('milf.localhost')).toEqual({ gender: 'female', min_age: 35, max_age: 60 });
  });

  test('[V03] a domain says its language, of which the first two letters count', () => {
    expect(settings.forHost('localhost').domain_language.slice(0, 2)).toBe('en');
    expect(settings.forHost('gilf.localhost').domain_language.slice(0, 2)).toBe('nl');
  });

  test('[C02] every country has its regions and what a message costs there, which follows from prices and message_credits', () => {
    const { countries, region_data, minimum_message_costs } = settings.forHost('localhost');
    expect(countries).toHaveLength(16);
    for (const country of countries) {
      expect(region_data[country].length).toBeGreaterThanOrEqual(5);
      expect(region_data[country].length).toBeLessThanOrEqual(60);
      expect(minimum_message_costs[country].currency).toMatch(/^[A-Z]{3}$/);
    }
    expect(minimum_message_costs).toMatchObject({
      NL: { costs: 1.25, currency: 'EUR' },
      CH: { costs: 1.35, currency: 'CHF' },
      GB: { costs: 1.1, currency: 'GBP' },
    });
    const common = { ...DEMO_SETTINGS.common, message_credits: 20 };
    const dear = createSettings({ ...DEMO_SETTINGS, common }).domains[0];
    expect(dear.minimum_message_costs.NL).toEqual({ costs: 2.5, currency: 'EUR' });
    // Of this the price of everything else follows: 20 such credits are 2.50.
    const small = { ...DEMO_SETTINGS.common, message_credits: 1 };
    const cheap = createSettings({ ...DEMO_SETTINGS, common: small }).domains[0];
    expect(cheap.minimum_message_costs.NL).toEqual({ costs: 0.125, currency: 'EUR' });
  });

  test('[M09] one demo domain has a welcome discount of 25 percent, which ends', () => {
    const offers = settings.domains.filter((domain) => domain.welcome_discount !== null);
    expect(offers.map(({ key, welcome_discount }) => [key, welcome_discount])).toEqual([
      ['she', { percentage: 25, valid_seconds: 604_800 }],
    ]);
  });
});
