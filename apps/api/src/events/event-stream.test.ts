import { sql } from 'drizzle-orm';
import { connect } from 'node:net';

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { arrived } from '../testing/events.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { ended, openLiveStream, originOf } from '../testing/live-stream.ts';
import type { LiveStream } from '../testing/live-stream.ts';
import type { LiveEvent } from './bus.ts';
import { HEARTBEAT_MS, MOST_WAITING } from './event-stream.ts';
import { closeStreams, countStreams } from './streams.ts';

/** Two processes over one database, as far as PostgreSQL can tell. */
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  one = await createTestApp();
  two = await createTestApp({ database: one.services.database });
  for (const each of [one, two]) await each.app.listen({ port: 0, host: '127.0.0.1' });
});

const open: LiveStream[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  for (const stream of open.splice(0)) stream.close();
});

async function listen(on: TestApp, client: Client, headers: Record<string, string> = {}) {
  const stream = await openLiveStream(originOf(on.app), client.cookies, headers);
  open.push(stream);
  return stream;
}

async function person(values: Parameters<typeof makeMember>[1] = {}) {
  const member = await makeMember(one.services, { credits: 1000, ...values });
  return { member, client: await clientOf(one, member), onTwo: await clientOf(two, member) };
}

describe('the live stream', () => {
  test('[B01] begins with hello, and each event has its own id', async () => {
    const anna = await person();
    const bram = await person();
    const stream = await listen(one, anna.client);
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('cache-control')).toMatch(/no-store/);
    const hello = await stream.next();
    expect(hello).toMatchObject({ event: 'hello', data: {} });
    await bram.client.post('like.php', { profile: anna.member.id });
    const like = await stream.next();
    expect(like).toMatchObject({
      event: 'like',
      data: { match: false, profile: { id: bram.member.id, kind: 'member', likes_me: true } },
    });
    expect(hello?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(like?.id).not.toBe(hello?.id);
  });

  test('[B01] goes on where a newer version beside this one tells of what this one does not know', async () => {
    const anna = await person();
    const stream = await listen(one, anna.client);
    expect((await stream.next())?.event).toBe('hello');
    const { events, db } = one.services;
    await events.publish(db, anna.member.id, { type: 'to come' } as unknown as LiveEvent);
    await events.publish(db, anna.member.id, { type: 'chats' });
    expect((await stream.next())?.event).toBe('chats');
  });

  test('[B01] a message sent over one process arrives whole at streams of both, and at the sender’s own', async () => {
    const [anna, bram] = [await person(), await person()];
    const streams = await Promise.all([
      listen(one, anna.client),
      listen(two, anna.client),
      listen(two, bram.client),
    ]);
    for (const stream of streams) expect((await stream.next())?.event).toBe('hello');
    const sent = await bram.client.post('messages.php', {
      profile: anna.member.id,
      text: 'Live?\n\nevent: hello',
    });
    const [toAnna, toBram] = [streams.slice(0, 2), streams.slice(2)];
    // Whoever sent knows it by its key, too.
    const toOther = (answer: typeof sent) => ({ ...answer.json().message, idempotency_key: null });
    for (const stream of streams) {
      const message = toBram.includes(stream) ? sent.json().message : toOther(sent);
      expect(await stream.next()).toMatchObject({ event: 'message', data: { message } });
    }
    const answer = await anna.onTwo.post('messages.php', {
      profile: bram.member.id,
      text: 'Live!',
    });
    for (const stream of streams) {
      const event = await stream.next();
      // Whoever sent had credits to lose: their own streams are told to read the user again.
      const shown = event?.event === 'user' ? await stream.next() : event;
      const message = toAnna.includes(stream) ? answer.json().message : toOther(answer);
      expect(shown).toMatchObject({ event: 'message', data: { message } });
    }
  });

  test('[B01] typing and read marks of the other appear', async () => {
    const [anna, bram] = [await person(), await person()];
    const sent = await bram.client.post('messages.php', { profile: anna.member.id, text: 'Hi' });
    const { conversation, position } = sent.json().message;
    await arrived(one.services);
    const stream = await listen(one, bram.client);
    await stream.next();
    await anna.onTwo.post('typing.php', { conversation });
    expect(await stream.next()).toMatchObject({
      event: 'typing',
      data: { conversation, member: anna.member.id },
    });
    await anna.onTwo.put('messages.php', { conversation, read_up_to: position });
    expect(await stream.next()).toMatchObject({
      event: 'read',
      data: { conversation, reader: anna.member.id, read_up_to: position },
    });
  });

  test('[B01] a member hears of one’s own conversations only', async () => {
    const [anna, bram, cleo] = [await person(), await person(), await person()];
    const stream = await listen(one, cleo.client);
    await stream.next();
    await bram.client.post('messages.php', { profile: anna.member.id, text: 'For Anna alone' });
    await anna.client.post('like.php', { profile: bram.member.id });
    await anna.client.post('like.php', { profile: cleo.member.id });
    expect(await stream.next()).toMatchObject({
      event: 'like',
      data: { profile: { id: anna.member.id } },
    });
  });

  test('[C08] a reconnect is told to load user and chats again', async () => {
    const anna = await person();
    const stream = await listen(one, anna.client, { 'last-event-id': 'whatever was last' });
    const events = [await stream.next(), await stream.next(), await stream.next()];
    expect(events.map((event) => event?.event)).toEqual(['hello', 'user', 'chats']);
  });

  test('[B01] a stream that was lost goes on in any process where it ended: nothing is missed, nothing comes twice', async () => {
    const [anna, bram] = [await person(), await person()];
    const first = await listen(one, anna.client);
    const hello = await first.next();
    const write = async (text: string) => {
      await bram.client.post('messages.php', { profile: anna.member.id, text });
      await arrived(one.services);
      await arrived(two.services);
    };
    await write('before');
    const before = await first.next();
    first.close();
    for (const text of ['one', 'two']) await write(text);

    const textsAfter = async (stream: LiveStream, count: number) => {
      const events = [];
      for (let index = 0; index < count; index += 1) events.push(await stream.next());
      return events.map((event) => [
        event?.event,
        (event?.data as { message?: { text: string } } | undefined)?.message?.text,
      ]);
    };
    for (const process of [one, two]) {
      const again = await listen(process, anna.client, { 'last-event-id': before?.id ?? '' });
      expect(await textsAfter(again, 3)).toEqual([
        ['hello', undefined],
        ['message', 'one'],
        ['message', 'two'],
      ]);
    }
    const fromHello = await listen(one, anna.client, { 'last-event-id': hello?.id ?? '' });
    expect((await textsAfter(fromHello, 4)).slice(1)).toEqual(
      ['before', 'one', 'two'].map((text) => ['message', text]),
    );
    const upToDate = await listen(two, anna.client, { 'last-event-id': before?.id ?? '' });
    const ids = [await upToDate.next(), await upToDate.next(), await upToDate.next()];
    const last = await listen(one, anna.client, { 'last-event-id': ids[2]?.id ?? '' });
    await last.next();
    await write('three');
    expect(await textsAfter(last, 1)).toEqual([['message', 'three']]);
  });

  test('a comment is sent every 25 seconds', async () => {
    const anna = await person();
    const stream = await listen(one, anna.client);
    await stream.next();
    expect(HEARTBEAT_MS).toBe(25_000);
    vi.advanceTimersByTime(25_000);
    expect(await stream.block()).toMatch(/^:/);
  });

  test('a visitor gets no stream', async () => {
    const { response } = await listen(one, one.client());
    expect(response.status).toBe(403);
    expect(await response.json().catch(() => null)).toBeNull();
  });

  test('log-out ends the stream of this session, and no other', async () => {
    const anna = await person();
    const elsewhere = await clientOf(one, anna.member);
    const [here, there] = [await listen(one, anna.client), await listen(two, elsewhere)];
    await here.next();
    await there.next();
    await anna.client.get('logout.php');
    expect(await ended(here)).toBe(true);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    const last = await there.block();
    expect(last).toMatch(/^(:|event: user)/);
  });

  test('a stream whose session ended silently ends at the next heartbeat', async () => {
    const anna = await person();
    const stream = await listen(one, anna.client);
    await stream.next();
    await one.services.db.execute(sql`delete from sessions where member_id = ${anna.member.id}`);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(await ended(stream)).toBe(true);
  });

  test('[E06] streams ask together whether their sessions hold', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => person()));
    const streams = await Promise.all(people.map(({ client }) => listen(one, client)));
    for (const stream of streams) await stream.next();
    await one.services.db.execute(
      sql`delete from sessions where member_id = ${people[0]?.member.id}`,
    );
    const [first, ...others] = streams;
    const statements = await statementsOf(async () => {
      vi.advanceTimersByTime(HEARTBEAT_MS);
      for (const stream of others) expect(await stream.block()).toMatch(/^:/);
      expect(first && (await ended(first))).toBe(true);
    });
    expect(statements).toHaveLength(1);
  });

  test('a stream outlasts a database that is away at its heartbeat', async () => {
    const away = await createTestApp();
    await away.app.listen({ port: 0, host: '127.0.0.1' });
    const member = await makeMember(away.services);
    const stream = await listen(away, await clientOf(away, member));
    await stream.next();
    await away.services.database.end();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(await stream.block()).toMatch(/^:/);
  });

  test('a server that stops ends its streams, so that it can stop', async () => {
    const third = await createTestApp({ database: one.services.database });
    await third.app.listen({ port: 0, host: '127.0.0.1' });
    const anna = await person();
    const stream = await listen(third, await clientOf(third, anna.member));
    await stream.next();
    await third.app.close();
    expect(await ended(stream)).toBe(true);
  });

  test('a client that does not read is dropped instead of filling the memory', async () => {
    const anna = await person();
    const [name, value] = [...anna.client.cookies][0] ?? [];
    const { port } = new URL(originOf(one.app));
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET /api/events.php HTTP/1.1\r\nhost: x\r\ncookie: ${name}=${value}\r\n\r\n`);
    const before = countStreams(one.services);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    expect(countStreams(one.services)).toBe(before + 1);
    // Far more than the socket's buffers hold: a profile with a name as long as a book.
    const giver = await person({ name: 'x'.repeat(100_000) });
    const event = { type: 'like', profile: giver.member.id, match: false } as const;
    for (let sent = 0; sent < MOST_WAITING + 100; sent += 1) {
      await one.services.events.publish(one.services.db, anna.member.id, event);
    }
    await expect.poll(() => countStreams(one.services)).toBe(before);
    socket.destroy();
  });

  test('streams that are left are forgotten, and all end when the server stops', async () => {
    const anna = await person();
    const [left, stays] = [await listen(one, anna.client), await listen(one, anna.client)];
    await left.next();
    await stays.next();
    const before = countStreams(one.services);
    left.close();
    await expect.poll(() => countStreams(one.services)).toBe(before - 1);
    closeStreams(one.services);
    expect(await ended(stays)).toBe(true);
    await expect.poll(() => countStreams(one.services)).toBe(0);
  });
});
