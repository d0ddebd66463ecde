import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { BRAND_KEYS } from '../domain/settings/file-schema.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

const settingsOf = async (query: Record<string, string>, host = 'localhost:3000') => {
  const client = app.client();
  client.host = host;
  const response = await client.get('settings.php', { query });
  expect(response.statusCode).toBe(200);
  return response.json().settings;
};

describe('settings.php', () => {
  test.each(BRAND_KEYS)('[V01] answers for the domain in forced-domain: %s', async (key) => {
    const host = key === 'general' ? 'localhost' : `${key}.localhost`;
    const settings = await settingsOf({ 'forced-domain': `${host}:3000` });
    expect(settings.domain).toBe(host);
    expect(settings.server_time).toBe(new Date(app.clock()).toISOString());
    expect(settings).not.toHaveProperty('key');
    expect(settings).not.toHaveProperty('welcome_discount');
  });

  test('[V01] without forced-domain the request host decides, and the query of the route may come along', async () => {
    const settings = await settingsOf({ ref: 'abc', page: '2' }, 'bbw.localhost:3000');
    expect(settings.name).toBe('Velours Curves');
    expect(settings.niche).toBe(4);
  });

  test.each([
    ['without a value', { ref: '' }],
    ['repeated', { ref: ['a', 'b'] }],
    ['that does not match its pattern', { sub1: '<script>' }],
  ])('[V11] a link parameter %s is refused, and nothing is kept', async (_what, query) => {
    const client = app.client();
    const answer = await client.get('settings.php', { query: { network: 'n1', ...query } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
    expect([...client.cookies.keys()]).toEqual([]);
  });

  test('the lists of the settings are those of their own calls', async () => {
    const settings = await settingsOf({});
    const client = app.client();
    expect((await client.get('interests.php')).json().interests).toEqual(settings.interests);
    expect((await client.get('regions.php')).json().regions).toEqual(settings.region_data);
    expect((await client.get('companyinfo.php')).json().name).toBe('Velours Demo B.V.');
    expect(settings.interests).toHaveLength(50);
  });

  test('[N04] geocode.php names country, region and town, and says where it knows none', async () => {
    const client = app.client();
    const found = await client.get('geocode.php', { query: { lat: '52.37', lon: '4.89' } });
    expect(found.json()).toEqual({ country: 'NL', countryregion: 'NL-NH', city: 'Amsterdam' });
    const sea = await client.get('geocode.php', { query: { lat: '55', lon: '3' } });
    expect(sea.statusCode).toBe(404);
    expect(sea.json().code).toBe('geocode_not_found');
  });
});
