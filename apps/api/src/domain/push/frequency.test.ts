import { COMPLETE } from '@velours/locales/languages.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { pushSubscriptions, pushTold } from '../../db/schema.ts';
import { pushWords } from '../../ports/mail/render.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import type { MemberRow } from '../members/members.ts';
import { forgetTold, mayNotify, MOST_IN_AN_HOUR, QUIET_MS } from './frequency.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('how often a member is notified', async () => {
  let titles: string[] = [];
  const test = await createTestApp({
    settings: { message_credits: 0, conversations_free: 100 },
    push: {
      publicKey: 'key',
      accepts: () => true,
      send: async (_target, payload) => {
        titles.push((JSON.parse(payload) as { title: string }).title);
        return 'sent';
      },
    },
  });
  const { services, clock } = test;

  /** A member with a browser, away for a while. */
  const makeReader = async () => {
    const reader = await makeMember(services);
    const createdAt = new Date(clock());
    await services.db.insert(pushSubscriptions).values({
      memberId: reader.id,
      endpoint: `https://push.example.org/${reader.id}`,
      p256dh: 'p256dh',
      auth: 'auth',
      createdAt,
    });
    clock.advance(HOUR);
    return reader;
  };
  const write = async (from: MemberRow, to: MemberRow) => {
    const client = await clientOf(test, from);
    const answer = await client.post('messages.php', { profile: to.id, text: 'Hello' });
    expect(answer.statusCode).toBe(201);
    await test.jobs.runAll();
  };
  const read = async (client: Awaited<ReturnType<typeof clientOf>>, from: MemberRow) => {
    const page = (await client.get('messages.php', { query: { profile: from.id } })).json();
    const { conversation, position } = page.messages.at(-1);
    const answer = await client.put('messages.php', { conversation, read_up_to: position });
    expect(answer.statusCode).toBe(200);
  };
  const words = { language: 'en', isDiscreet: false, of: 'member' } as const;
  const title = async (unread: number) =>
    (await pushWords({ ...words, kind: 'message', unread })).title;

  beforeEach(async () => {
    await services.db.delete(pushTold);
    titles = [];
  });

  it('[N02] a conversation is told of once in ten minutes, and the next notification counts what waits', async () => {
    const [reader, sam] = [await makeReader(), await makeMember(services)];
    for (let line = 0; line < 3; line++) await write(sam, reader);
    expect(titles).toEqual([await title(1)]);
    clock.advance(QUIET_MS - 1);
    await write(sam, reader);
    expect(titles).toHaveLength(1);
    clock.advance(1);
    await write(sam, reader);
    expect(titles.slice(1)).toEqual(['5 unread messages']);
  });

  it('[N02] once they have read it, the next message is told of at once; being here alone does not count', async () => {
    const [reader, sam] = [await makeReader(), await makeMember(services)];
    const client = await clientOf(test, reader);
    await write(sam, reader);
    await client.get('user.php');
    await write(sam, reader);
    expect(titles).toHaveLength(1);
    await read(client, sam);
    await write(sam, reader);
    expect(titles).toEqual([await title(1), await title(1)]);
  });

  it('[N02] what was read before its notification left is not told of', async () => {
    const [reader, sam] = [await makeReader(), await makeMember(services)];
    const client = await clientOf(test, sam);
    await client.post('messages.php', { profile: reader.id, text: 'Hello' });
    await read(await clientOf(test, reader), sam);
    await test.jobs.runAll();
    expect(titles).toEqual([]);
  });

  it('[N02] another conversation is not held back, and likes are told of together', async () => {
    const reader = await makeReader();
    const [sam, kim] = [await makeMember(services), await makeMember(services)];
    await write(sam, reader);
    await write(kim, reader);
    for (const member of [sam, kim]) {
      const liked = await (await clientOf(test, member)).post('like.php', { profile: reader.id });
      expect(liked.statusCode).toBeLessThan(300);
    }
    await test.jobs.runAll();
    expect(titles).toEqual([
      await title(1),
      await title(2),
      (await pushWords({ ...words, kind: 'like', unread: 1 })).title,
    ]);
  });

  const asked = (member: MemberRow, about: readonly string[]) =>
    Promise.all(
      about.map((one) =>
        services.db.transaction((tx) =>
          mayNotify(services, tx, member.id, one, { wasRead: false }),
        ),
      ),
    );
  const allowed = async (member: MemberRow, about: readonly string[]) =>
    (await asked(member, about)).filter(Boolean).length;
  const many = Array.from({ length: MOST_IN_AN_HOUR + 5 }, (_, number) => `message ${number}`);

  it('[N02] of all kinds there are twenty in an hour, however many processes ask at once', async () => {
    const reader = await makeReader();
    expect(await allowed(reader, many)).toBe(MOST_IN_AN_HOUR);
    clock.advance(HOUR - 1);
    expect(await allowed(reader, ['like'])).toBe(0);
    clock.advance(1);
    expect(await allowed(reader, many)).toBe(MOST_IN_AN_HOUR);
    const [row] = await services.db.select().from(pushTold);
    expect(row?.told).toHaveLength(MOST_IN_AN_HOUR);
  });

  it('[N02] of one conversation only one process may tell', async () => {
    const reader = await makeReader();
    expect(await allowed(reader, Array<string>(10).fill('message 1'))).toBe(1);
  });

  it('[N02] nothing of it is kept longer than it counts', async () => {
    const reader = await makeReader();
    const kept = async () =>
      (await services.db.select().from(pushTold)).map(({ memberId }) => memberId);
    await allowed(reader, ['like']);
    clock.advance(HOUR - 1);
    await forgetTold(services);
    expect(await kept()).toEqual([reader.id]);
    clock.advance(1);
    await forgetTold(services);
    expect(await kept()).toEqual([]);
  });

  it.each(COMPLETE)('[N02] the settings in %s give these figures', (language) => {
    const url = import.meta.resolve(`@velours/locales/${language}/notifications.json`);
    const { pushHint } = JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as {
      pushHint: string;
    };
    expect(pushHint.match(/\d+/gu)?.map(Number)).toEqual([QUIET_MS / MINUTE, MOST_IN_AN_HOUR]);
  });
});
