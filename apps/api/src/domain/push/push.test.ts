import { sql } from 'drizzle-orm';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keptVapidKeys } from '../../ports/push/vapid.ts';
import { HOUR_MS } from '../../ports/clock.ts';
import { isPublicAddress } from '../../ports/push/addresses.ts';
import { createWebPush, guardedLookup } from '../../ports/push/web-push.ts';
import { conversationIdOf } from '../../ids.ts';
import { pushWords } from '../../ports/mail/render.ts';
import { sha256 } from '../../secrets.ts';
import { QUIET_MS } from './frequency.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import {
  createPushReader,
  PUSH_SERVICE_CERTIFICATE,
  startPushService,
} from '../../testing/push-service.ts';

const words = (language: string, about: Partial<Parameters<typeof pushWords>[0]> = {}) =>
  pushWords({ language, isDiscreet: false, kind: 'message', of: 'member', unread: 1, ...about });

describe('push notifications', async () => {
  const service = await startPushService();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'velours-push-'));
  const keys = await keptVapidKeys(dataDir, 'mailto:operator@velours.test');
  const push = createWebPush(keys, {
    addresses: ['127.0.0.1'],
    ca: PUSH_SERVICE_CERTIFICATE,
  });
  const test = await createTestApp({ push });
  const sender = await makeMember(test.services, { name: 'Secret Sender', credits: 1000 });
  const reader = await makeMember(test.services);
  const [from, to] = [await clientOf(test, sender), await clientOf(test, reader)];
  let number = 0;

  afterAll(async () => {
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const subscribe = (endpoint: string, { keys: own } = createPushReader()) =>
    to.post('user.php', { subscription: { endpoint, keys: own } }, { query: { push: '1' } });
  const write = async () => {
    const answer = await from.post('messages.php', { profile: reader.id, text: 'a secret text' });
    expect(answer.statusCode).toBe(201);
  };
  const kept = async () => {
    const { rows } = await test.services.db.execute(sql`select endpoint from push_subscriptions`);
    return rows.map((row) => String(row['endpoint']));
  };

  beforeEach(async () => {
    await test.services.db.execute(sql`delete from push_subscriptions`);
    // What the last test was told of holds nothing back here.
    test.clock.advance(QUIET_MS);
    number = service.delivered.length;
  });

  it('[N02] settings.php gives the public key; the private one stays in a file of this user only', async () => {
    const answer = await test.client().get('settings.php');
    expect(answer.json().settings.push_public_key).toBe(keys.publicKey);
    expect(answer.body).not.toContain(keys.privateKey);
    expect((await stat(path.join(dataDir, 'vapid.json'))).mode & 0o777).toBe(0o600);
    expect(await keptVapidKeys(dataDir, keys.subject)).toEqual(keys);
  });

  it('[S02] [N02] a new message goes to each browser of the member, sealed and signed, naming nobody', async () => {
    const readers = { '/phone': createPushReader(), '/desk': createPushReader() };
    for (const [name, reader] of Object.entries(readers)) {
      expect((await subscribe(`${service.origin}${name}`, reader)).statusCode).toBe(200);
    }
    await write();
    expect(service.delivered.length).toBe(number);
    await test.jobs.runAll();
    const sent = service.delivered.slice(number);
    expect(sent.map((one) => one.path).toSorted()).toEqual(['/desk', '/phone']);
    const notification = {
      ...(await words('en')),
      path: `/chats/${conversationIdOf(sender.id, reader.id)}`,
      tag: 'message',
    };
    expect(notification.title).not.toMatch(/secret/i);
    for (const { path: name, headers, body } of sent) {
      const { [name as '/desk']: own, ...others } = readers;
      expect(JSON.parse(own.open(body))).toEqual(notification);
      for (const other of Object.values(others))
        expect(() => other.open(body)).toThrow(/authenticate/);
      expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
      expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${keys.publicKey}$`));
    }
  });

  /** Another application whose payloads can be read: sealed ones cannot. */
  const withReadablePush = async () => {
    const payloads: string[] = [];
    const port = {
      ...push,
      send: async (_to: unknown, text: string) => (payloads.push(text), 'sent' as const),
    };
    const other = await createTestApp({ push: port });
    const author = await makeMember(other.services, { credits: 100 });
    const dutch = await makeMember(other.services, { language: 'nl' });
    return { payloads, other, author, dutch };
  };

  it('[N02] the words are in the language of the member', async () => {
    const { payloads, other, author, dutch } = await withReadablePush();
    const endpoint = `${service.origin}/nl`;
    await (
      await clientOf(other, dutch)
    ).post(
      'user.php',
      { subscription: { endpoint, keys: createPushReader().keys } },
      { query: { push: '1' } },
    );
    await (await clientOf(other, author)).post('messages.php', { profile: dutch.id, text: 'hoi' });
    await other.jobs.runAll();
    expect(payloads.map((one) => JSON.parse(one))).toMatchObject([await words('nl')]);
    expect(await words('nl')).not.toEqual(await words('en'));
  });

  it('[N02] it leads to what it tells of, and says of who is no real member what they are', async () => {
    const { payloads, other, author, dutch } = await withReadablePush();
    const subscription = { endpoint: `${service.origin}/where`, keys: createPushReader().keys };
    await (
      await clientOf(other, dutch)
    ).post('user.php', { subscription }, { query: { push: '1' } });
    const invented = await makeMember(other.services, { kind: 'fictional', credits: 100 });
    const [real, made] = [await clientOf(other, author), await clientOf(other, invented)];
    const told = async () => {
      await other.jobs.runAll();
      return JSON.parse(payloads.pop() ?? '{}') as unknown;
    };

    await made.post('messages.php', { profile: dutch.id, text: 'hoi' });
    expect(await told()).toEqual({
      ...(await words('nl', { of: 'fictional' })),
      path: `/chats/${conversationIdOf(invented.id, dutch.id)}`,
      tag: 'message',
    });
    await real.post('messages.php', { profile: dutch.id, text: 'hoi' });
    expect(await told()).toEqual({
      ...(await words('nl', { unread: 2 })),
      path: '/chats',
      tag: 'message',
    });
    await made.post('like.php', { profile: dutch.id });
    expect(await told()).toEqual({
      ...(await words('nl', { kind: 'like', of: 'fictional' })),
      path: '/likes',
      tag: 'like',
    });
    const liked = await makeMember(other.services);
    await (await clientOf(other, dutch)).post('like.php', { profile: liked.id });
    await (await clientOf(other, liked)).post('like.php', { profile: dutch.id });
    expect(await told()).toEqual({
      ...(await words('nl', { kind: 'match' })),
      path: `/members/${liked.id}`,
      tag: 'match',
    });
  });

  it('[N02] what is no news any more when it would be sent is not: seen, taken back, blocked, or switched off', async () => {
    const { payloads, other, dutch } = await withReadablePush();
    const subscription = { endpoint: `${service.origin}/late`, keys: createPushReader().keys };
    const client = await clientOf(other, dutch);
    await client.post('user.php', { subscription }, { query: { push: '1' } });
    const all = { messages: true, likes: true, matches: true };
    const want = (likes: boolean) =>
      client.put('notifications.php', { mail: all, push: { ...all, likes } });
    const meanwhile: ((id: string, liker: typeof client) => Promise<unknown>)[] = [
      async (profile) => client.put('like.php', { profile }),
      async (_profile, liker) => liker.delete('like.php', { profile: dutch.id }),
      async (profile) => client.post('block.php', { profile }),
      async () => want(false),
      // What came while it was switched off.
      async () => want(true),
    ];
    const told = [];
    for (const happens of meanwhile) {
      const liker = await makeMember(other.services);
      const theirs = await clientOf(other, liker);
      other.clock.advance(HOUR_MS);
      await theirs.post('like.php', { profile: dutch.id });
      await happens(liker.id, theirs);
      await other.jobs.runAll();
      told.push(payloads.splice(0).length);
    }
    expect(told).toEqual([0, 0, 0, 0, 0]);
    // A match of which the member has taken back the own half.
    const once = await makeMember(other.services);
    other.clock.advance(HOUR_MS);
    await client.post('like.php', { profile: once.id });
    await (await clientOf(other, once)).post('like.php', { profile: dutch.id });
    await client.delete('like.php', { profile: once.id });
    await other.jobs.runAll();
    expect(payloads).toEqual([]);
    await (
      await clientOf(other, await makeMember(other.services))
    ).post('like.php', {
      profile: dutch.id,
    });
    await other.jobs.runAll();
    expect(payloads).toHaveLength(1);
  });

  it('[B09] in discreet mode a notification does not say what came, and a mail neither from whom nor about what', async () => {
    const { payloads, other, author, dutch } = await withReadablePush();
    const client = await clientOf(other, dutch);
    const subscription = { endpoint: `${service.origin}/discreet`, keys: createPushReader().keys };
    await client.post('user.php', { subscription }, { query: { push: '1' } });
    const saved = await client.put('preferences.php', { discreet: true });
    expect(saved.json().user.preferences.discreet).toBe(true);
    expect(client.cookies.get('appearance')).toBe('system.100.discreet');
    await (await clientOf(other, author)).post('messages.php', { profile: dutch.id, text: 'hoi' });
    await other.jobs.runAll();
    const { title } = await words('nl', { isDiscreet: true, of: 'fictional' });
    expect(title).not.toBe((await words('nl')).title);
    const path = `/chats/${conversationIdOf(author.id, dutch.id)}`;
    expect(payloads.map((one) => JSON.parse(one))).toEqual([{ title, path, tag: 'message' }]);

    await other.client().post('reset-password.php', { email: dutch.email });
    await other.jobs.runAll();
    const mails = other.mails.filter(({ to: address }) => address === dutch.email);
    expect(mails.map((mail) => [mail.subject, mail.from.name])).toEqual([[title, 'Meldingen']]);
  });

  it.each([404, 410])('[N02] a subscription answered with %i is forgotten', async (status) => {
    await subscribe(`${service.origin}/over`);
    service.answers.push(status);
    await write();
    await test.jobs.runAll();
    expect(service.delivered.length).toBe(number + 1);
    expect(await kept()).toEqual([]);
  });

  it('[N02] user.php says whether an endpoint is still kept for this member, and pages that are open look again', async () => {
    const endpoint = `${service.origin}/asked`;
    const id = sha256(endpoint).toString('hex');
    const isKept = async (client: typeof to) =>
      (await client.get('user.php', { query: { push_id: id } })).json().push_kept as boolean;
    await subscribe(endpoint);
    expect([await isKept(to), await isKept(from)]).toEqual([true, false]);
    expect((await to.get('user.php')).json()).not.toHaveProperty('push_kept');

    const heard: string[] = [];
    const stop = test.services.events.subscribe(reader.id, ({ type }) => heard.push(type));
    service.answers.push(410);
    await write();
    await test.jobs.runAll();
    expect(await isKept(to)).toBe(false);
    await expect.poll(() => heard).toContain('user');
    stop();
  });

  it('[N02] another failure leaves the subscription and the job to be tried again', async () => {
    const endpoint = `${service.origin}/busy`;
    await subscribe(endpoint);
    service.answers.push(500);
    await write();
    await expect(test.jobs.runAll()).rejects.toThrow('answered 500');
    expect(await kept()).toEqual([endpoint]);
  });

  it.each([
    'http://fcm.googleapis.com/1',
    'https://10.0.0.1/1',
    'https://localhost/1',
    'https://push.example.org/1',
    'https://fcm.googleapis.com:8443/1',
  ])('[N02] the endpoint %s is refused at its field', async (endpoint) => {
    const answer = await subscribe(endpoint);
    const { code, errors } = answer.json();
    expect([answer.statusCode, code]).toEqual([422, 'validation_failed']);
    expect(errors).toMatchObject([{ field: expect.stringMatching(/^subscription\.endpoint$/) }]);
    expect(await kept()).toEqual([]);
  });

  it('[N02] no private address is called, whatever name stands for it', async () => {
    const resolve = (isAllowed: (address: string) => boolean) =>
      new Promise((done, refuse) => {
        const lookup = guardedLookup(isAllowed);
        lookup('localhost', { family: 4 }, (error, address) =>
          error === null ? done(address) : refuse(error),
        );
      });
    expect(await resolve((address) => address === '127.0.0.1')).toBe('127.0.0.1');
    await expect(resolve(isPublicAddress)).rejects.toThrow('no address that may be called');
    const strict = createWebPush(keys, { ca: PUSH_SERVICE_CERTIFICATE });
    const target = { endpoint: `${service.origin}/private`, ...createPushReader().keys };
    expect(await strict.send(target, '{}')).toBe('gone');
    expect(service.delivered.length).toBe(number);
  });
});
