import fs from 'node:fs/promises';
import { atEndOfFile } from '../../testing/end-of-file.ts';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { readConfig } from '../../config.ts';
import { openServices } from '../../services.ts';
import { mountSite } from '@velours/host/mount';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { countryFile } from '../../testing/country-file.ts';
import { temporaryDataDir } from '../../testing/guarded-folder.ts';
import { writeSmallSite } from '@velours/host/testing/small-site';
import { createCountryDatabase } from './country-database.ts';
import { countryCode } from './country-port.ts';

const caller = { proxyHeaders: {}, cookies: {} };

describe('a country by address, from a file that the operator supplies', async () => {
  const folder = await temporaryDataDir();
  const database = async (...given: Parameters<typeof countryFile>) => {
    const file = path.join(folder, `${crypto.randomUUID()}.mmdb`);
    await fs.writeFile(file, countryFile(...given));
    return createCountryDatabase(file);
  };
  const rows = {
    '192.0.2.0/24': { country: { iso_code: 'DE' } },
    '198.51.100.0/25': { country_code: 'NL' },
    '198.51.100.128/25': { country_code: 'ZZ' },
    '203.0.113.7/32': { country: {} },
    '2001:db8::/32': { country: { iso_code: 'SE' } },
  };

  test.each([
    ['192.0.2.55', 'DE'],
    ['::ffff:192.0.2.55', 'DE'],
    ['198.51.100.1', 'NL'],
    ['2001:db8:1::9', 'SE'],
    ['198.51.100.200', null],
    ['203.0.113.7', null],
    ['203.0.113.8', null],
    ['2001:db9::1', null],
    ['unknown', null],
    ['', null],
  ])('[V21] %s: %s', async (address, country) => {
    expect((await database(rows)).countryOf({ ...caller, address })).toBe(country);
  });

  test('[V21] a file of IPv4 alone knows nothing of other addresses', async () => {
    const four = await database({ '192.0.2.0/24': { country_code: 'DE' } }, 4);
    expect(four.countryOf({ ...caller, address: '192.0.2.1' })).toBe('DE');
    expect(four.countryOf({ ...caller, address: '2001:db8::1' })).toBeNull();
  });

  test.each([
    ['that is not there', undefined],
    ['that is something else', 'country,code'],
  ])('[V21] a file %s stops the start by its name', async (_what, content) => {
    const file = path.join(folder, `${crypto.randomUUID()}.txt`);
    if (content !== undefined) await fs.writeFile(file, content);
    const start = openServices(readConfig({ COUNTRY_DATABASE: file, DATA_DIR: folder }));
    await expect(start).rejects.toThrow(
      `COUNTRY_DATABASE is no MaxMind DB file that can be read: ${file}`,
    );
  });
});

test.each([
  ['nl', 'NL'],
  [' DE ', 'DE'],
  ['T1', null],
  ['XX', null],
  ['ZZ', null],
  ['', null],
  ['NLD', null],
  [['NL', 'DE'], null],
  [undefined, null],
])('[V21] %j in a header names %j', (value, country) => {
  expect(countryCode(value)).toBe(country);
});

test('[V21] the name of the header counts from a trusted proxy only, or the start is refused', () => {
  const read = (env: Record<string, string>) => readConfig(env).countryHeader;
  expect(read({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'loopback' })).toBe('cf-ipcountry');
  expect(() => read({ COUNTRY_HEADER: 'cf-ipcountry' })).toThrow(/COUNTRY_HEADER .*TRUST_PROXY/);
  expect(() => read({ COUNTRY_HEADER: 'a b', TRUST_PROXY: '1' })).toThrow(/COUNTRY_HEADER must be/);
});

describe('where a visitor is', () => {
  let database: TestApp['services']['database'];
  beforeAll(async () => {
    ({ database } = (await createTestApp()).services);
  });
  const start = async (config: Partial<Config> = {}) =>
    createTestApp({ database, config: { countryHeader: 'cf-ipcountry', ...config } });
  const settingsOf = async (test: TestApp, ip: string, headers = {}, query = {}) => {
    const answer = await test.client().get('settings.php', { ip, headers, query });
    expect(answer.statusCode).toBe(200);
    const { geoip_country: found, geoip_selected_country: selected } = answer.json().settings;
    return [found, selected];
  };
  const fromGermany = { 'cf-ipcountry': 'DE', 'x-forwarded-for': '192.0.2.1' };

  test.each([
    ['no proxy is trusted', false, '10.0.0.1', [null, 'NL']],
    ['the proxy is trusted', ['10.0.0.0/8'], '10.0.0.1', ['DE', 'DE']],
    ['the caller is none of the proxies', ['10.0.0.0/8'], '192.0.2.9', [null, 'NL']],
    ['so many proxies are trusted', 1, '192.0.2.9', ['DE', 'DE']],
  ] as const)('[V21] the header where %s', async (_who, trustProxy, ip, countries) => {
    expect(await settingsOf(await start({ trustProxy }), ip, fromGermany)).toEqual(countries);
  });

  test('[V21] what was chosen counts before what was found, and only what the domain serves', async () => {
    const test = await start({ trustProxy: ['loopback'] });
    const from = async (country: string, query = {}) =>
      settingsOf(test, '127.0.0.1', { 'cf-ipcountry': country }, query);
    expect(await from('DE', { country: 'BE' })).toEqual(['DE', 'BE']);
    expect(await from('JP')).toEqual(['JP', 'NL']);
    expect(await from('XX')).toEqual([null, 'NL']);
  });

  test('[V21] prices are those of the country that was found', async () => {
    const test = await start({ trustProxy: ['loopback'] });
    const pricesFrom = async (country: string) =>
      (
        await test
          .client()
          .get('pricing.php', { ip: '127.0.0.1', headers: { 'cf-ipcountry': country } })
      ).json();
    expect(await pricesFrom('SE')).toMatchObject({ country: 'SE', currency: 'SEK' });
    expect(await pricesFrom('JP')).toMatchObject({ country: 'NL', currency: 'EUR' });
  });

  test('[V21] a page is for where its reader is, through the proxy too', async () => {
    const buildDir = await writeSmallSite(atEndOfFile);
    const test = await createTestApp({
      database,
      config: { trustProxy: ['10.0.0.0/8'], countryHeader: 'cf-ipcountry' },
      beforeReady: async (app, services) => void (await mountSite(app, { buildDir, services })),
    });
    const countryFor = async (remoteAddress: string) => {
      const answer = await test.app.inject({
        url: '/call?call=/api/settings.php',
        remoteAddress,
        headers: { host: 'localhost', ...fromGermany },
      });
      return JSON.parse(answer.json().body).settings.geoip_country;
    };
    expect(await countryFor('10.0.0.1')).toBe('DE');
    expect(await countryFor('192.0.2.9')).toBeNull();
  });

  test('[V21] in the demo a visitor is where they say at /__dev/country; in production that is nothing', async () => {
    const demo = await start();
    const choose = (country: string, site = 'same-origin') =>
      demo.app.inject({
        method: 'POST',
        url: '/__dev/country',
        headers: {
          host: 'localhost',
          'sec-fetch-site': site,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `country=${country}`,
      });
    const chosen = await choose('at');
    expect([chosen.statusCode, chosen.cookies[0]?.value]).toEqual([303, 'AT']);
    expect((await choose('AT', 'cross-site')).statusCode).toBe(403);
    const cookie = `dev-country=${chosen.cookies[0]?.value}`;
    expect(await settingsOf(demo, '127.0.0.1', { cookie })).toEqual(['AT', 'AT']);
    const page = await demo.app.inject({
      url: '/__dev/country',
      headers: { host: 'localhost', cookie },
    });
    expect(page.body).toContain('value="AT"');
    expect((await choose('')).cookies[0]).toMatchObject({ name: 'dev-country', value: '' });

    const production = await start({ mode: 'production' });
    expect(await settingsOf(production, '127.0.0.1', { cookie })).toEqual([null, 'NL']);
    expect((await production.app.inject({ url: '/__dev/country' })).statusCode).toBe(404);
  });
});
