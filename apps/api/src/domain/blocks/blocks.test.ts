import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { photos, swipePasses } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { makeMember, makePerson } from '../../testing/members.ts';
import { ownRows } from '../../testing/own-data.ts';
import type { NewMember, Person } from '../../testing/members.ts';
import { announceLikes } from '../likes/likes.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ settings: { message_credits: 0 } });
});

const person = (values: NewMember = {}) => makePerson(app, { paidUser: true, ...values });

const block = (by: Person, whom: { readonly member: { readonly id: string } }) =>
  by.client.post('block.php', { profile: whom.member.id });
const unblock = (by: Person, whom: Person) =>
  by.client.call('DELETE', 'block.php', { body: { profile: whom.member.id } });
const send = (by: Person, whom: Person, text = 'Hello') =>
  by.client.post('messages.php', { profile: whom.member.id, text });
const like = (by: Person, whom: Person) => by.client.post('like.php', { profile: whom.member.id });

/** Two who like each other and have written to each other; the first then blocks the second. */
async function blockedPair(): Promise<{ anna: Person; bram: Person; conversation: string }> {
  const [anna, bram] = [await person(), await person()];
  await like(anna, bram);
  await like(bram, anna);
  const first = await send(anna, bram);
  await send(bram, anna, 'Hello Anna');
  expect((await block(anna, bram)).json()).toEqual({ blocked: true });
  return { anna, bram, conversation: first.json().message.conversation };
}

const bodyFor = async (who: Person, path: string, query: Record<string, string> = {}) =>
  (await who.client.get(path, { query })).json();

describe('a block', () => {
  test('[P09] is mutual: to each other the two are as members who do not exist', async () => {
    const { anna, bram } = await blockedPair();
    const unknown = { member: { id: '0198c0de-0001-7a00-8a00-00000000dead' } } as Person;
    for (const [viewer, other] of [
      [anna, bram],
      [bram, anna],
    ] as const) {
      const calls = (whom: Person) => [
        viewer.client.get('member.php', { query: { id: whom.member.id } }),
        like(viewer, whom),
        viewer.client.call('PUT', 'like.php', { body: { profile: whom.member.id } }),
        viewer.client.post('swipe.php', { profile: whom.member.id, decision: 'like' }),
        viewer.client.post('swipe.php', { profile: whom.member.id, decision: 'pass' }),
        send(viewer, whom),
      ];
      const answers = await Promise.all(calls(other));
      const expected = await Promise.all(calls(unknown));
      for (const [index, answer] of answers.entries()) {
        expect([answer.statusCode, answer.body]).toEqual([404, expected[index]?.body]);
      }
    }
    expect(await app.services.db.select().from(swipePasses)).toEqual([]);
    expect((await block(anna, bram)).json().code).toBe('member_not_found');
  });

  test('[P09] a like of who cannot be seen any more can be taken back and its giver blocked, whether they left or blocked', async () => {
    const unlike = (by: Person, whom: Person) =>
      by.client.call('DELETE', 'like.php', { body: { profile: whom.member.id } });
    const [anna, stranger] = [await person(), await person()];
    const [gone, hidden, blocking] = [await person(), await person(), await person()];
    for (const other of [gone, hidden, blocking]) {
      await like(anna, other);
      await send(anna, other);
    }
    await app.services.db.execute(
      sql`update members set status = 'deleted' where id = ${gone.member.id}`,
    );
    await hidden.client.put('preferences.php', { invisible: true });
    await block(blocking, anna);
    for (const other of [gone, hidden, blocking]) {
      expect((await unlike(anna, other)).json()).toEqual({ liked: false, match: false });
      expect((await block(stranger, other)).json().code).toBe(
        other === blocking ? undefined : 'member_not_found',
      );
      expect((await block(anna, other)).json()).toEqual({ blocked: true });
      expect((await block(anna, other)).json().code).toBe('member_not_found');
    }
    const { blocks } = await bodyFor(anna, 'blocks.php');
    const shown = new Map(blocks.map(({ id, name }: { id: string; name: string }) => [id, name]));
    expect(shown.get(gone.member.id)).toBe('');
    expect(shown.get(hidden.member.id)).toBe(hidden.member.name);
    await unblock(blocking, anna);
    expect((await bodyFor(blocking, 'likes.php')).liked_by).toEqual([]);
  });

  test('[P09] neither finds the other: not in the search, among similar members, in the swipe game or by the match finder', async () => {
    const where = { gender: 'male', country: 'FI', countryregion: 'FI-18' } as const;
    const [anna, bram] = [await person(where), await person(where)];
    const idsOf = async (who: Person) => {
      const near = await bodyFor(who, 'members.php', { country: 'FI', countryregion: 'FI-18' });
      const wider = await bodyFor(who, 'members.php', { country: 'FI', min_age: '90' });
      const deck = await bodyFor(who, 'swipe.php');
      const found = await bodyFor(who, 'matchfinder.php');
      return {
        search: near.results.map(({ id }: { id: string }) => id),
        count: near.num_results,
        similar: wider.similar_results.map(({ id }: { id: string }) => id),
        deck: deck.cards.map((card: { profile: { id: string } }) => card.profile.id),
        found: JSON.stringify(found),
      };
    };
    const before = await idsOf(anna);
    for (const list of [before.search, before.similar, before.deck, before.found]) {
      expect(list).toContain(bram.member.id);
    }
    await block(anna, bram);
    for (const [viewer, other] of [
      [anna, bram],
      [bram, anna],
    ] as const) {
      const { search, count, similar, deck, found } = await idsOf(viewer);
      expect([search, count]).toEqual([[], 0]);
      for (const list of [similar, deck, found]) expect(list).not.toContain(other.member.id);
    }
  });

  test('[P09] takes likes, match and new-like badge out of sight, for both', async () => {
    const { anna, bram } = await blockedPair();
    for (const viewer of [anna, bram]) {
      expect(await bodyFor(viewer, 'likes.php')).toMatchObject({
        profiles: [],
        liked_by: [],
        given: [],
        matches: [],
      });
      expect((await bodyFor(viewer, 'chats.php')).total_new_likes).toBe(0);
      expect(await bodyFor(viewer, 'auto-like.php')).toEqual({ profile: null });
    }
  });

  test('[P09] hides the conversation from who blocked; the other keeps it with somebody who is not there', async () => {
    const { anna, bram, conversation } = await blockedPair();
    expect(await bodyFor(anna, 'chats.php')).toMatchObject({ chats: [], total_unread: 0 });
    expect((await bodyFor(anna, 'messages.php', { conversation })).code).toBe(
      'conversation_not_found',
    );
    expect((await bodyFor(anna, 'messages.php', { profile: bram.member.id })).code).toBe(
      'member_not_found',
    );
    const kept = await bodyFor(bram, 'chats.php');
    expect(kept.profiles).toMatchObject([{ status: 'disabled', main_image: null, online: false }]);
    const thread = await bodyFor(bram, 'messages.php', { conversation });
    expect(thread.messages).toHaveLength(2);
    expect(thread.profile).toMatchObject({ status: 'disabled', likes_me: false, match: false });
    expect((await send(bram, anna)).json().code).toBe('member_not_found');
  });

  test('[P09] what the blocked side sees is what it sees of somebody who left or was banned', async () => {
    const { anna, bram } = await blockedPair();
    const place = { country: 'NL', countryregion: 'NL-ZH' } as const;
    const others = [anna];
    for (const status of ['deleted', 'banned'] as const) {
      const gone = await person({ ...place, gender: 'male', birthDate: '1970-05-06' });
      others.push(gone);
      await like(bram, gone);
      await send(gone, bram);
      await app.services.db.execute(
        sql`update members set status = ${status} where id = ${gone.member.id}`,
      );
    }
    const { profiles } = await bodyFor(bram, 'chats.php');
    for (const { member } of others) {
      const { profile } = await bodyFor(bram, 'messages.php', { profile: member.id });
      const nobody = {
        id: member.id,
        name: '',
        kind: 'member',
        status: 'disabled',
        country: null,
        countryregion: null,
        gender: null,
        age: null,
        main_image: null,
        fictional_icon: false,
        online: false,
        liked: false,
        likes_me: false,
        match: false,
        first_line: null,
        shared_interests: [],
      };
      expect(profile).toEqual(nobody);
      expect(profiles).toContainEqual(nobody);
    }
  });

  test('[P09] the copy of their data names the other to who blocked only', async () => {
    const { anna, bram } = await blockedPair();
    const namesFor = async ({ member }: Person) => {
      const tables = await app.services.db.transaction((tx) =>
        ownRows(app.services, tx, member.id),
      );
      return tables.get('people')?.map((person) => person['name']);
    };
    expect(await namesFor(anna)).toContain(bram.member.name);
    expect(await namesFor(bram)).not.toContain(anna.member.name);
  });

  test('[P09] no typing and no reading is told, and no like of who signs up is announced', async () => {
    const { anna, bram, conversation } = await blockedPair();
    const toldAnna = await eventsDuring(app.services, anna.member.id, async () => {
      expect((await bram.client.post('typing.php', { conversation })).statusCode).toBe(204);
      const { messages } = await bodyFor(bram, 'messages.php', { conversation });
      const read = await bram.client.call('PUT', 'messages.php', {
        body: { conversation, read_up_to: messages.at(-1).position },
      });
      expect(read.statusCode).toBe(200);
      await app.services.db.transaction((tx) => announceLikes(app.services, tx, bram.member.id));
    });
    expect(toldAnna).toEqual([]);
    const toldBram = await eventsDuring(app.services, bram.member.id, async () => {
      expect((await anna.client.post('typing.php', { conversation })).statusCode).toBe(404);
    });
    expect(toldBram).toEqual([]);
  });

  test('[P09] is told to the windows of both as a change of the lists, which names nobody', async () => {
    const [anna, bram] = [await person(), await person()];
    expect(await eventsDuring(app.services, bram.member.id, () => block(anna, bram))).toEqual([
      { type: 'chats' },
    ]);
    expect(await eventsDuring(app.services, anna.member.id, () => unblock(anna, bram))).toEqual([
      { type: 'chats' },
    ]);
  });

  test('[P09] others see and find both as before', async () => {
    const { anna, bram } = await blockedPair();
    const clara = await person();
    for (const { member } of [anna, bram]) {
      expect((await bodyFor(clara, 'member.php', { id: member.id })).profile).toMatchObject({
        status: 'active',
      });
    }
  });

  test('[P09] one cannot block oneself, nor who cannot be seen', async () => {
    const anna = await person();
    const hidden = [
      anna.member,
      await makeMember(app.services, { status: 'not_confirmed' }),
      await makeMember(app.services, { status: 'banned' }),
      { id: '0198c0de-0001-7a00-8a00-00000000dead' },
    ];
    const bodies = new Set<string>();
    for (const member of hidden) {
      const answer = await block(anna, { member });
      expect(answer.statusCode).toBe(404);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
  });
});

describe('unblocking', () => {
  test('[P09] brings back what was between the two', async () => {
    const { anna, bram, conversation } = await blockedPair();
    expect((await unblock(anna, bram)).json()).toEqual({ blocked: false });
    for (const [viewer, other] of [
      [anna, bram],
      [bram, anna],
    ] as const) {
      expect((await bodyFor(viewer, 'likes.php')).matches).toMatchObject([{ id: other.member.id }]);
      expect((await bodyFor(viewer, 'chats.php')).chats).toHaveLength(1);
      expect((await send(viewer, other)).statusCode).toBe(201);
    }
    expect((await bodyFor(anna, 'messages.php', { conversation })).messages).toHaveLength(4);
  });

  test('[P09] takes back the own block only: where both have blocked, one is not enough', async () => {
    const [anna, bram] = [await person(), await person()];
    await block(anna, bram);
    // Bram cannot see Anna any more, so his block is from the same moment.
    await app.services.db.execute(sql`insert into blocks_given values
      (${bram.member.id}, ${anna.member.id}, now())`);
    await app.services.db.execute(sql`insert into blocks_received values
      (${anna.member.id}, ${bram.member.id}, now())`);
    await unblock(anna, bram);
    expect((await send(anna, bram)).statusCode).toBe(404);
    expect((await send(bram, anna)).statusCode).toBe(404);
    await unblock(bram, anna);
    expect((await send(anna, bram)).statusCode).toBe(201);
  });

  test('[P09] the blocked cannot take the block away, and who is not blocked is not found', async () => {
    const [anna, bram] = [await person(), await person()];
    await block(anna, bram);
    expect((await unblock(bram, anna)).json().code).toBe('member_not_found');
    expect((await send(bram, anna)).statusCode).toBe(404);
    await unblock(anna, bram);
    expect((await unblock(anna, bram)).json().code).toBe('member_not_found');
  });
});

describe('the list of who is blocked', () => {
  test('[P09] has whom the member blocked, the newest first, and never who blocked the member', async () => {
    const [anna, bram, clara] = [await person(), await person(), await person({ kind: 'demo' })];
    const photo = app.services.newId();
    await app.services.db.insert(photos).values({
      memberId: clara.member.id,
      id: photo,
      status: 'active',
      filename: 'c.webp',
      thumbFilename: 'c-thumb.webp',
      matchFilename: 'c-match.webp',
      width: 800,
      height: 1000,
      createdAt: new Date(app.clock()),
    });
    await app.services.db.execute(
      sql`update members set main_photo_id = ${photo} where id = ${clara.member.id}`,
    );
    const blockedAt = new Date(app.clock()).toISOString();
    await block(anna, bram);
    app.clock.advance(1000);
    await block(anna, clara);
    expect((await bodyFor(anna, 'blocks.php')).blocks).toEqual([
      {
        id: clara.member.id,
        name: clara.member.name,
        kind: 'demo',
        thumb_filename: 'c-thumb.webp',
        blocked_at: new Date(app.clock()).toISOString(),
      },
      {
        id: bram.member.id,
        name: bram.member.name,
        kind: 'member',
        thumb_filename: null,
        blocked_at: blockedAt,
      },
    ]);
    expect(await bodyFor(bram, 'blocks.php')).toEqual({ blocks: [] });
  });

  test('[P09] who has blocked too stands there as who left: blocking back tells nothing', async () => {
    const { anna, bram } = await blockedPair();
    const gone = await person();
    await send(gone, bram);
    for (const other of [gone, anna])
      expect((await block(bram, other)).json()).toEqual({ blocked: true });
    await app.services.db.execute(
      sql`update members set status = 'deleted' where id = ${gone.member.id}`,
    );
    expect((await bodyFor(bram, 'blocks.php')).blocks).toMatchObject([
      { name: '', thumb_filename: null },
      { name: '', thumb_filename: null },
    ]);
    const [own] = (await bodyFor(anna, 'blocks.php')).blocks;
    expect(own.name).toBe('');
    await unblock(bram, anna);
    expect((await bodyFor(anna, 'blocks.php')).blocks).toMatchObject([{ name: bram.member.name }]);
  });
});
