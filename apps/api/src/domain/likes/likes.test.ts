import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { likesGiven, likesReceived, likesWithdrawn, mailNews, members } from '../../db/schema.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { makePerson } from '../../testing/members.ts';
import type { NewMember, Person } from '../../testing/members.ts';
import type { MemberRow } from '../members/members.ts';
import { announceLikes } from './likes.ts';
import { UNDO_MS } from './withdrawn.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

const person = (values: NewMember = {}) => makePerson(app, values);

const like = (by: Person, whom: Person) => by.client.post('like.php', { profile: whom.member.id });
const listOf = async (who: Person) => (await who.client.get('likes.php')).json();
const cardOf = async (viewer: Person, whom: Person) =>
  (await viewer.client.get('member.php', { query: { id: whom.member.id } })).json().profile;

const eventsOf = (member: MemberRow, during: () => Promise<unknown>) =>
  eventsDuring(app.services, member.id, during);

describe('likes', () => {
  test('[K02] the newest matches wait for a first line until either writes; who is blocked or gone does not', async () => {
    const anna = await person({ credits: 100 });
    const others = await Promise.all(Array.from({ length: 15 }, () => person()));
    const waiting = async () => (await anna.client.get('matches.php')).json();
    expect(await waiting()).toEqual({ total: 0, profiles: [] });
    for (const other of others) {
      await like(anna, other);
      app.clock.advance(1_000);
      await like(other, anna);
    }
    const onlyLiked = await person();
    await like(anna, onlyLiked);
    const { total, profiles } = await waiting();
    expect(total).toBe(15);
    const newest = others.toReversed().map(({ member }) => member.id);
    expect(profiles.map(({ id }: { id: string }) => id)).toEqual(newest.slice(0, 12));
    expect(profiles[0]).toMatchObject({ match: true });

    const [written, blocked, gone] = newest;
    const sent = await anna.client.post('messages.php', { profile: written ?? '', text: 'Hello' });
    expect(sent.statusCode).toBe(201);
    await anna.client.post('block.php', { profile: blocked ?? '' });
    await app.services.db
      .update(members)
      .set({ status: 'banned' })
      .where(eq(members.id, gone ?? ''));
    const left = await waiting();
    expect([left.total, left.profiles[0].id]).toEqual([12, newest[3]]);
  });

  test('[K02] a like shows with both, is new to its receiver, and is told live', async () => {
    const [anna, bram] = [await person(), await person()];
    const told = await eventsOf(bram.member, async () => {
      const response = await like(anna, bram);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ liked: true, match: false });
    });
    expect(told).toEqual([{ type: 'like', profile: anna.member.id, match: false }]);
    const given = await listOf(anna);
    expect(given.given.map((entry: { id: string }) => entry.id)).toEqual([bram.member.id]);
    expect(given.profiles[0]).toMatchObject({ id: bram.member.id, liked: true, match: false });
    const received = await listOf(bram);
    expect(received.liked_by).toEqual([
      { id: anna.member.id, like_new: true, created_at: new Date(app.clock()).toISOString() },
    ]);
    expect(received.profiles[0]).toMatchObject({
      id: anna.member.id,
      likes_me: true,
      liked: false,
    });
    expect((await bram.client.get('chats.php')).json().total_new_likes).toBe(1);
  });

  test('[K02] a mutual like is a match for both', async () => {
    const [anna, bram] = [await person(), await person()];
    await like(anna, bram);
    app.clock.advance(60_000);
    const told = await eventsOf(anna.member, async () => {
      expect((await like(bram, anna)).json()).toEqual({ liked: true, match: true });
    });
    expect(told).toEqual([{ type: 'like', profile: bram.member.id, match: true }]);
    for (const [one, other] of [
      [anna, bram],
      [bram, anna],
    ] as const) {
      const list = await listOf(one);
      expect(list.matches).toEqual([
        { id: other.member.id, created_at: new Date(app.clock()).toISOString() },
      ]);
      // Who liked back has seen the like; the other has not seen that.
      expect(list.liked_by).toMatchObject([{ id: other.member.id, like_new: one === anna }]);
      expect(await cardOf(one, other)).toMatchObject({ liked: true, likes_me: true, match: true });
    }
  });

  test('[K02] liking again within ten minutes puts the like back as it was, and tells nobody twice', async () => {
    const [anna, bram] = [await person(), await person()];
    await like(anna, bram);
    await bram.client.put('like.php', { profile: anna.member.id });
    const before = await listOf(bram);
    const at = new Date(app.clock()).toISOString();
    const unlike = () => anna.client.delete('like.php', { profile: bram.member.id });
    app.clock.advance(60_000);
    expect((await unlike()).statusCode).toBe(200);
    expect((await listOf(bram)).liked_by).toEqual([]);
    app.clock.advance(UNDO_MS - 1);
    const told = await eventsOf(bram.member, () => like(anna, bram));
    expect(told).toEqual([{ type: 'chats' }]);
    expect((await listOf(anna)).given).toEqual([{ id: bram.member.id, created_at: at }]);
    expect((await listOf(bram)).liked_by).toEqual(before.liked_by);
    expect(before.liked_by).toEqual([{ id: anna.member.id, like_new: false, created_at: at }]);

    await unlike();
    app.clock.advance(UNDO_MS);
    await sweep(app.services);
    const toldLater = await eventsOf(bram.member, () => like(anna, bram));
    expect(toldLater).toEqual([{ type: 'like', profile: anna.member.id, match: false }]);
    expect((await listOf(bram)).liked_by).toEqual([
      { id: anna.member.id, like_new: true, created_at: new Date(app.clock()).toISOString() },
    ]);
    expect(await app.services.db.select().from(likesWithdrawn)).toEqual([]);
  });

  test('[K02] a like that is put back is told where only now it makes a match, and that once', async () => {
    const [anna, bram] = [await person(), await person()];
    const unlike = () => anna.client.delete('like.php', { profile: bram.member.id });
    await like(anna, bram);
    await bram.client.put('like.php', { profile: anna.member.id });
    app.clock.advance(60_000);
    await unlike();
    app.clock.advance(60_000);
    expect((await like(bram, anna)).json()).toEqual({ liked: true, match: false });
    app.clock.advance(60_000);
    const told = await eventsOf(bram.member, async () => {
      expect((await like(anna, bram)).json()).toEqual({ liked: true, match: true });
    });
    expect(told).toEqual([{ type: 'like', profile: anna.member.id, match: true }]);
    expect((await listOf(bram)).liked_by).toMatchObject([{ like_new: true }]);
    const news = await app.services.db
      .select({ kind: mailNews.kind, other: mailNews.otherId })
      .from(mailNews)
      .where(and(eq(mailNews.memberId, bram.member.id), eq(mailNews.kind, 'match')));
    expect(news).toEqual([{ kind: 'match', other: anna.member.id }]);

    app.clock.advance(60_000);
    await unlike();
    app.clock.advance(60_000);
    expect(await eventsOf(bram.member, () => like(anna, bram))).toEqual([{ type: 'chats' }]);
  });

  test('[K02] a match stands in the list however many likes are newer', async () => {
    const [anna, bram] = [await person(), await person()];
    await like(anna, bram);
    await like(bram, anna);
    const createdAt = new Date(app.clock() + 60_000);
    const newer = Array.from({ length: 1000 }, (_, index) => ({
      id: app.services.newId(),
      email: `newer-${index}@test.velours.test`,
      name: 'Newer',
      passwordHash: bram.member.passwordHash,
      birthDate: '1990-05-17',
      status: 'active' as const,
      signupDate: createdAt,
      lastActiveAt: createdAt,
    }));
    await app.services.db.insert(members).values(newer);
    await app.services.db
      .insert(likesReceived)
      .values(newer.map(({ id }) => ({ memberId: anna.member.id, otherId: id, createdAt })));
    const list = await listOf(anna);
    expect(list.liked_by).toHaveLength(1000);
    expect(list.matches.map(({ id }: { id: string }) => id)).toEqual([bram.member.id]);
    expect(list.profiles.map(({ id }: { id: string }) => id)).toContain(bram.member.id);
  });

  test('[K02] of two who like each other at the same moment one learns of the match', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [anna, bram] = [await person(), await person()];
      const answers = await Promise.all([like(anna, bram), like(bram, anna)]);
      expect(answers.filter((answer) => answer.json().match === true)).toHaveLength(1);
    }
  });

  test('[K02] liking again changes nothing, and tells nobody again', async () => {
    const [anna, bram] = [await person(), await person()];
    await like(anna, bram);
    const told = await eventsOf(bram.member, async () => {
      expect((await like(anna, bram)).json()).toEqual({ liked: true, match: false });
    });
    expect(told).toEqual([]);
    expect((await listOf(bram)).liked_by).toHaveLength(1);
  });

  test('[K02] a like taken back is gone with both, the match with it', async () => {
    const [anna, bram] = [await person(), await person()];
    await like(anna, bram);
    await like(bram, anna);
    const answer = await anna.client.delete('like.php', { profile: bram.member.id });
    expect(answer.json()).toEqual({ liked: false, match: false });
    expect(await listOf(anna)).toMatchObject({ given: [], matches: [] });
    expect(await listOf(bram)).toMatchObject({ liked_by: [], matches: [] });
    const again = await anna.client.delete('like.php', { profile: bram.member.id });
    expect(again.statusCode).toBe(200);
  });

  test('[P08] opening a profile clears its new-like flag everywhere', async () => {
    const [anna, bram] = [await person(), await person()];
    await like(anna, bram);
    const told = await eventsOf(bram.member, async () => {
      const seen = await bram.client.put('like.php', { profile: anna.member.id });
      expect(seen.json()).toEqual({ like_new: false });
    });
    expect(told).toEqual([{ type: 'chats' }]);
    expect((await listOf(bram)).liked_by[0].like_new).toBe(false);
    expect((await bram.client.get('chats.php')).json().total_new_likes).toBe(0);
  });

  test('unknown, unconfirmed, disabled and deleted members and oneself are answered alike', async () => {
    const anna = await person();
    const hidden = [
      anna,
      await person({ status: 'not_confirmed' }),
      await person({ status: 'disabled' }),
      await person({ status: 'deleted' }),
    ].map((one) => one.member.id);
    const bodies = new Set<string>();
    for (const id of [...hidden, '0198c0de-0001-7a00-8a00-00000000dead']) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const response = await anna.client.call(method, 'like.php', { body: { profile: id } });
        expect(response.statusCode).toBe(404);
        bodies.add(response.body);
      }
    }
    expect(bodies.size).toBe(1);
  });

  test('a like of an unconfirmed member shows and is told at the activation, not before', async () => {
    const early = await person({ status: 'not_confirmed' });
    const bram = await person();
    await like(bram, await person());
    const before = await eventsOf(bram.member, async () => {
      expect((await like(early, bram)).statusCode).toBe(200);
    });
    expect(before).toEqual([]);
    expect((await listOf(bram)).liked_by).toEqual([]);
    expect((await bram.client.get('chats.php')).json().total_new_likes).toBe(0);
    expect((await bram.client.get('auto-like.php')).json()).toEqual({ profile: null });
    const { db } = app.services;
    const after = await eventsOf(bram.member, () =>
      db.transaction(async (tx) => {
        await tx.update(members).set({ status: 'active' }).where(eq(members.id, early.member.id));
        await announceLikes(app.services, tx, early.member.id);
      }),
    );
    expect(after).toEqual([{ type: 'like', profile: early.member.id, match: false }]);
    expect((await listOf(bram)).liked_by).toHaveLength(1);
  });

  test('[K02] an activation tells the hundred who were liked last', async () => {
    const [early, bram] = [await person({ status: 'not_confirmed' }), await person()];
    await like(early, bram);
    const { services } = app;
    const createdAt = new Date(services.clock() + 1000);
    const ids = Array.from({ length: 100 }, () => services.newId());
    const rows = ids.map((otherId) => ({ memberId: early.member.id, otherId, createdAt }));
    const announce = () =>
      services.db.transaction((tx) => announceLikes(services, tx, early.member.id));
    expect(await eventsOf(bram.member, announce)).toHaveLength(1);
    await services.db.insert(likesGiven).values(rows);
    expect(await eventsOf(bram.member, announce)).toEqual([]);
  });

  test('a visitor can neither like nor see likes', async () => {
    const anna = await person();
    for (const [method, path] of [
      ['POST', 'like.php'],
      ['GET', 'likes.php'],
      ['GET', 'auto-like.php'],
      ['GET', 'chats.php'],
    ] as const) {
      const response = await app
        .client()
        .call(method, path, method === 'POST' ? { body: { profile: anna.member.id } } : {});
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ authentication_required: true });
    }
  });
});

describe('auto-like', () => {
  test('[K04] shows the newest real like that was not seen, each once, and invents nothing', async () => {
    const bram = await person();
    const [first, second, seen] = [
      await person({ kind: 'fictional' }),
      await person({ kind: 'demo' }),
      await person(),
    ];
    expect((await bram.client.get('auto-like.php')).json()).toEqual({ profile: null });
    for (const giver of [first, second, seen]) {
      app.clock.advance(1000);
      await like(giver, bram);
    }
    await bram.client.put('like.php', { profile: seen.member.id });
    const shown = async () => (await bram.client.get('auto-like.php')).json().profile;
    expect(await shown()).toEqual({
      id: second.member.id,
      name: second.member.name,
      kind: 'demo',
      main_image: null,
    });
    expect(await shown()).toMatchObject({ id: first.member.id, kind: 'fictional' });
    expect(await shown()).toBeNull();
    // Shown is not seen: the like stays new until its profile is opened.
    expect((await bram.client.get('chats.php')).json().total_new_likes).toBe(2);
  });

  test('[K04] the GET that changes state is accepted from the site itself only', async () => {
    const [anna, bram] = [await person(), await person()];
    await like(anna, bram);
    for (const site of ['cross-site', 'same-site', 'none']) {
      const refused = await bram.client.get('auto-like.php', {
        headers: { 'sec-fetch-site': site },
      });
      expect(refused.statusCode).toBe(403);
      expect(refused.json().code).toBe('cross_site_refused');
    }
    expect((await bram.client.get('auto-like.php')).json().profile.id).toBe(anna.member.id);
  });
});
