import { beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '../config.ts';
import { balanceOf } from '../domain/credits/ledger.ts';
import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { BRAND_KEYS } from '../domain/settings/file-schema.ts';
import { DEMO_SETTINGS } from '../domain/settings/read-file.ts';

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

describe('prices and limits go with the member, whichever domain they look at', async () => {
  const { domains } = DEMO_SETTINGS;
  const { general, she } = domains;
  if (general === undefined || she === undefined) throw new Error('no such domain in the demo');
  const cheap = { message_credits: 3, gift_credits: 4, signup_credits: 7, conversations_free: 1 };
  const config = readConfig({ PORT: '3000' });
  const two = await createTestApp({
    config: {
      ...config,
      settings: { ...DEMO_SETTINGS, domains: { general, she: { ...she, ...cheap } } },
    },
  });
  const on = (client: Client, host: string): Client => {
    client.host = `${host}:3000`;
    return client;
  };

  test('[V01] the settings say what a message then costs, and how many conversations are free', async () => {
    const member = await makeMember(two.services, { domain: 'she', credits: 100 });
    const client = on(await clientOf(two, member), 'localhost');
    expect((await client.get('settings.php')).json().settings).toMatchObject({
      name: general.name,
      ...cheap,
    });
    const visitor = (await on(two.client(), 'localhost').get('settings.php')).json().settings;
    expect(visitor).toMatchObject({ message_credits: 10, conversations_free: 2 });
    const others = [await makeMember(two.services), await makeMember(two.services)];
    const send = (index: number) =>
      client.post('messages.php', { profile: others[index]?.id, text: 'Hello' });
    expect((await send(0)).json().credits).toBe(97);
    expect((await send(1)).json()).toMatchObject({
      code: 'conversation_limit_reached',
      params: { limit: 1 },
    });
    const gift = await client.post('gift.php', { profile: others[0]?.id, gift: 'rose' });
    expect(gift.json().credits).toBe(93);
  });

  test('[V01] the credits of a sign-up are those of its domain, wherever the link is opened', async () => {
    const signedUp = await on(two.client(), 'she.localhost').post('signup.php', {
      email: 'noor@example.test',
      name: 'Noor',
      password: 'correct-horse-1',
      date_of_birth: '1990-05-17',
    });
    expect(signedUp.statusCode).toBe(201);
    await two.jobs.runAll();
    const token = /token=([\w-]+)/.exec(two.mails.at(-1)?.text ?? '')?.[1];
    const opened = await on(two.client(), 'localhost').post('activation.php', { token });
    expect(opened.statusCode).toBe(200);
    expect(await balanceOf(two.services.db, signedUp.json().user.id)).toBe(7);
  });
});

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

  test('[V01] what no parameter is named like is nobody’s, even what no store can hold', async () => {
    expect(await settingsOf({ account_holder: 'a\0' })).toEqual(await settingsOf({}));
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
