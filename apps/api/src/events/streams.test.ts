import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { arrived } from '../testing/events.ts';
import { openLiveStream, originOf, restOf } from '../testing/live-stream.ts';
import type { LiveStream } from '../testing/live-stream.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { banMember } from '../domain/bans/bans.ts';
import { CONNECTION_BOUNDS } from '@velours/host/connections';
import { countStreams } from './streams.ts';

const BOUNDS = {
  ...CONNECTION_BOUNDS,
  perAddress: 1000,
  streamsPerMember: 3,
  streamsPerAddress: 6,
};

const open: LiveStream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listening(): Promise<TestApp> {
  const test = await createTestApp({ config: { trustProxy: ['loopback'], connections: BOUNDS } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  return test;
}

/** A stream that has said hello. */
async function listen(test: TestApp, client: Client, ip = '203.0.113.7'): Promise<LiveStream> {
  const stream = await openLiveStream(originOf(test.app), client.cookies, {
    'x-forwarded-for': ip,
  });
  open.push(stream);
  await stream.next();
  return stream;
}

const listenTimes = async (times: number, test: TestApp, client: Client, ip?: string) => {
  const streams: LiveStream[] = [];
  for (let count = 0; count < times; count += 1) streams.push(await listen(test, client, ip));
  return streams;
};

describe('the stream of who is banned', () => {
  it('[A04] [B01] says that they are, also where the ban came while it was down, and ends', async () => {
    const test = await listening();
    const member = await makeMember(test.services);
    const client = await clientOf(test, member);
    const before = await listen(test, client);
    before.close();
    const reasons = { rule: 'money', facts: 'Asked for money.', by: 'kim' };
    const ban = await banMember(test.services, member.id, reasons);
    const stream = await listen(test, client);
    expect(await stream.next()).toMatchObject({
      event: 'safety',
      data: { about: 'decision', reference: ban?.reference },
    });
    expect(await stream.block()).toBeNull();
    expect(countStreams(test.services)).toBe(0);
  });
});

describe('streams of one member', () => {
  it('[B01] are so many: with one more the oldest ends and comes back in a minute, the others stay', async () => {
    const test = await listening();
    const client = await clientOf(test, await makeMember(test.services));
    const [oldest, second] = await listenTimes(3, test, client);
    const newest = await listen(test, client);
    expect(await restOf(oldest!)).toEqual(['retry: 60000']);
    expect(countStreams(test.services)).toBe(3);
    const giver = await clientOf(test, await makeMember(test.services));
    await giver.post('like.php', { profile: (await client.get('user.php')).json().user.id });
    for (const stream of [second!, newest]) expect((await stream.next())?.event).toBe('like');
  });

  it('[B01] load what an event tells of once, however many show it, and each in its own language', async () => {
    const test = await listening();
    const [anna, bram] = [
      await makeMember(test.services),
      await makeMember(test.services, { credits: 1000 }),
    ];
    const [toAnna, ofBram] = [await clientOf(test, anna), await clientOf(test, bram)];
    const loadsWith = async (count: number, act: () => Promise<unknown>) => {
      const streams = await listenTimes(count, test, toAnna);
      const statements = await statementsOf(async () => {
        await act();
        await arrived(test.services);
        await Promise.all(streams.map((stream) => stream.next()));
      });
      for (const stream of streams) stream.close();
      await expect.poll(() => countStreams(test.services)).toBe(0);
      return statements.length;
    };
    const acts = {
      message: () => ofBram.post('messages.php', { profile: anna.id, text: 'Hello' }),
      like: () =>
        test.services.events.publish(test.services.db, anna.id, {
          type: 'like',
          profile: bram.id,
          match: false,
        }),
      user: () => test.services.events.publish(test.services.db, anna.id, { type: 'user' }),
    };
    // The first message opens the conversation; no stream may still be told of it.
    await acts.message();
    await arrived(test.services);
    for (const [name, act] of Object.entries(acts)) {
      const [one, many] = [await loadsWith(1, act), await loadsWith(3, act)];
      expect([name, many]).toEqual([name, one]);
    }
  });
});

describe('streams of one address', () => {
  it('[B01] are so many: one more is told to come later, one from elsewhere is not', async () => {
    const test = await listening();
    const clients: Client[] = [];
    for (let count = 0; count < 2; count += 1)
      clients.push(await clientOf(test, await makeMember(test.services)));
    await Promise.all(
      clients.map((client, index) => listenTimes(3, test, client, `2001:db8:1:2::${index}`)),
    );
    const last = await clientOf(test, await makeMember(test.services));
    const refused = await openLiveStream(originOf(test.app), last.cookies, {
      'x-forwarded-for': '2001:db8:1:2:ffff::1',
    });
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([
      429,
      '60',
    ]);
    expect(await refused.response.json().catch(() => null)).toBeNull();
    await listen(test, last, '2001:db8:1:3::1');
    expect(countStreams(test.services)).toBe(6 + 1);
  });
});
