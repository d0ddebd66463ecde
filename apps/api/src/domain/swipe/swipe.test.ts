import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { likesGiven, swipeDays, swipePasses } from '../../db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember, makePerson } from '../../testing/members.ts';
import type { NewMember, Person } from '../../testing/members.ts';
import type { MemberRow } from '../members/members.ts';
import { soughtGender } from '../match/preferences.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ max: 20 });
});

const person = (values: NewMember = {}) => makePerson(app, values);

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeMember(app.services)));

type Decision = 'like' | 'pass';

const decide = (by: Person, whom: { readonly id: string }, decision: Decision, key?: string) =>
  by.client.post('swipe.php', { profile: whom.id, decision }, key === undefined ? {} : { key });

const deckOf = async (who: Person, limit?: number) => {
  const query = limit === undefined ? {} : { limit: String(limit) };
  const response = await who.client.get('swipe.php', { query });
  expect(response.statusCode).toBe(200);
  return response.json() as {
    cards: { profile: { id: string; kind: string }; about_me: string }[];
    likes: { left: number; per_day: number; next_at: string | null; server_time: string };
  };
};

const idsOf = async (who: Person) => (await deckOf(who)).cards.map(({ profile }) => profile.id);

const iso = (at: number) => new Date(at).toISOString();

const givenBy = ({ member }: Person) =>
  app.services.db.select().from(likesGiven).where(eq(likesGiven.memberId, member.id));

describe('the likes of a day', () => {
  test('[K03] four likes a day, free and premium alike, then it says when more', async () => {
    for (const paidUser of [false, true]) {
      const anna = await person({ paidUser });
      expect((await deckOf(anna)).likes).toEqual({
        left: 4,
        per_day: 4,
        next_at: null,
        server_time: iso(app.clock()),
      });
      const nextAt = iso(app.clock() + DAY_MS);
      const others = await people(5);
      for (const [index, other] of others.slice(0, 4).entries()) {
        const answer = await decide(anna, other, 'like');
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toEqual({
          match: false,
          likes: {
            left: 3 - index,
            per_day: 4,
            next_at: nextAt,
            server_time: iso(app.clock()),
          },
        });
        app.clock.advance(60_000);
      }
      const fifth = await decide(anna, others[4]!, 'like');
      expect(fifth.statusCode).toBe(403);
      expect(fifth.json()).toMatchObject({ code: 'swipe_limit_reached', params: { limit: 4 } });
      expect(await givenBy(anna)).toHaveLength(4);
      expect((await deckOf(anna, 0)).likes).toMatchObject({ left: 0, next_at: nextAt });
    }
  });

  test('[K03] of 50 likes at once four are given; the others are refused and leave nothing', async () => {
    const anna = await person();
    const others = await people(50);
    const told = await eventsDuring(app.services, others[49]!.id, async () => {
      const answers = await Promise.all(others.map((other) => decide(anna, other, 'like')));
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 200)).toHaveLength(4);
      expect(codes.filter((code) => code === 403)).toHaveLength(46);
      const left = answers.flatMap((answer) =>
        answer.statusCode === 200 ? [answer.json().likes.left as number] : [],
      );
      expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    });
    const given = await givenBy(anna);
    expect(given).toHaveLength(4);
    const isGiven = given.some(({ otherId }) => otherId === others[49]!.id);
    expect(told).toHaveLength(isGiven ? 1 : 0);
  });

  test('[K03] the day ends 24 hours after its first like, to the millisecond', async () => {
    const anna = await person();
    const others = await people(6);
    const start = app.clock();
    for (const other of others.slice(0, 4)) {
      await decide(anna, other, 'like');
      app.clock.advance(HOUR_MS);
    }
    app.clock.advance(start + DAY_MS - 1 - app.clock());
    expect((await decide(anna, others[4]!, 'like')).statusCode).toBe(403);
    expect((await deckOf(anna, 0)).likes).toMatchObject({ left: 0, next_at: iso(start + DAY_MS) });
    app.clock.advance(1);
    expect((await deckOf(anna, 0)).likes).toMatchObject({ left: 4, next_at: null });
    expect((await decide(anna, others[4]!, 'like')).json().likes).toMatchObject({
      left: 3,
      next_at: iso(start + 2 * DAY_MS),
    });
  });

  test('[K03] at the first moment of a new day 50 likes at once are four again', async () => {
    const anna = await person();
    await decide(anna, (await people(1))[0]!, 'like');
    app.clock.advance(DAY_MS);
    const others = await people(50);
    const answers = await Promise.all(others.map((other) => decide(anna, other, 'like')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    const [day] = await app.services.db
      .select()
      .from(swipeDays)
      .where(eq(swipeDays.memberId, anna.member.id));
    expect(day).toMatchObject({ likes: 4, startedAt: new Date(app.clock()) });
  });

  test('[K03] one person liked ten times at once costs one like; liked before, none', async () => {
    const anna = await person();
    const [bram, clara] = (await people(2)) as [MemberRow, MemberRow];
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(anna, bram, 'like')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await deckOf(anna, 0)).likes.left).toBe(3);
    await anna.client.post('like.php', { profile: clara.id });
    expect((await decide(anna, clara, 'like')).json().likes.left).toBe(3);
  });

  test('[K03] the same key again gives the first answer and no second like', async () => {
    const anna = await person();
    const [bram] = (await people(1)) as [MemberRow];
    const key = randomUUID();
    const first = await decide(anna, bram, 'like', key);
    app.clock.advance(1000);
    const again = await decide(anna, bram, 'like', key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    const other = await decide(anna, bram, 'pass', key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await deckOf(anna, 0)).likes.left).toBe(3);
  });

  test('[K03] a refused like keeps its key: when the day is over it is taken', async () => {
    const anna = await person();
    const others = await people(5);
    for (const other of others.slice(0, 4)) await decide(anna, other, 'like');
    const key = randomUUID();
    expect((await decide(anna, others[4]!, 'like', key)).statusCode).toBe(403);
    app.clock.advance(DAY_MS);
    expect((await decide(anna, others[4]!, 'like', key)).json().likes.left).toBe(3);
  });

  test('[K02] likes outside the game are not counted, and one taken back does not return', async () => {
    const anna = await person();
    const others = await people(6);
    for (const { id } of others) await anna.client.post('like.php', { profile: id });
    expect((await deckOf(anna, 0)).likes).toMatchObject({ left: 4, next_at: null });
    const [bram] = (await people(1)) as [MemberRow];
    await decide(anna, bram, 'like');
    await anna.client.delete('like.php', { profile: bram.id });
    expect((await deckOf(anna, 0)).likes.left).toBe(3);
  });

  test('[K03] the number is a setting of the domain', async () => {
    const other = await createTestApp({
      database: app.services.database,
      settings: { swipe_likes_per_day: 0 },
    });
    const anna = await makeMember(other.services);
    const client = await clientOf(other, anna);
    const answer = await client.post('swipe.php', {
      profile: (await people(1))[0]!.id,
      decision: 'like',
    });
    expect(answer.json()).toMatchObject({ code: 'swipe_limit_reached', params: { limit: 0 } });
    expect((await client.get('swipe.php')).json().likes).toMatchObject({ left: 0, per_day: 0 });
  });
});

describe('likes of the game', () => {
  test('[K03] are ordinary likes: told live, in the lists, and a match when returned', async () => {
    const [anna, bram] = [await person(), await person()];
    const told = await eventsDuring(app.services, bram.member.id, () =>
      decide(anna, bram.member, 'like'),
    );
    expect(told).toEqual([{ type: 'like', profile: anna.member.id, match: false }]);
    expect((await bram.client.get('likes.php')).json().liked_by).toHaveLength(1);
    expect((await decide(bram, anna.member, 'like')).json()).toMatchObject({ match: true });
    expect((await anna.client.get('likes.php')).json().matches).toHaveLength(1);
  });

  test('unknown, unconfirmed, disabled and deleted members and oneself are answered alike', async () => {
    const anna = await person();
    const hidden = [
      anna.member,
      await makeMember(app.services, { status: 'not_confirmed' }),
      await makeMember(app.services, { status: 'disabled' }),
      await makeMember(app.services, { status: 'deleted' }),
      { id: '0198c0de-0001-7a00-8a00-00000000dead' },
    ];
    const bodies = new Set<string>();
    for (const other of hidden) {
      for (const decision of ['like', 'pass'] as const) {
        const answer = await decide(anna, other, decision);
        expect(answer.statusCode).toBe(404);
        bodies.add(answer.body);
      }
    }
    expect(bodies.size).toBe(1);
    expect((await deckOf(anna, 0)).likes.left).toBe(4);
  });

  test('[K03] a visitor can neither play nor look', async () => {
    const [bram] = (await people(1)) as [MemberRow];
    const visitor = app.client();
    const answers = [
      await visitor.get('swipe.php'),
      await visitor.post('swipe.php', { profile: bram.id, decision: 'like' }),
      await visitor.post('swipe.php', { profile: bram.id, decision: 'pass' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ authentication_required: true });
    }
  });
});

describe('the deck', () => {
  test('[K03] shows who can be seen and was not decided on, the most recently active first', async () => {
    app.clock.advance(1000);
    const anna = await person();
    const hidden = [
      await makeMember(app.services, { status: 'not_confirmed' }),
      await makeMember(app.services, { status: 'disabled' }),
      await makeMember(app.services, { status: 'deleted' }),
    ].map(({ id }) => id);
    app.clock.advance(1000);
    const [older] = await people(1);
    app.clock.advance(1000);
    const [liked, passed, likedElsewhere, newest] = await people(4);
    await decide(anna, liked!, 'like');
    await decide(anna, passed!, 'pass');
    await anna.client.post('like.php', { profile: likedElsewhere!.id });
    const ids = await idsOf(anna);
    expect(ids.slice(0, 2)).toEqual([newest!.id, older!.id]);
    for (const id of [anna.member.id, liked!.id, passed!.id, likedElsewhere!.id, ...hidden]) {
      expect(ids).not.toContain(id);
    }
    expect(ids.length).toBeLessThanOrEqual(20);
    expect((await deckOf(anna, 1)).cards).toHaveLength(1);
    expect((await deckOf(anna, 0)).cards).toEqual([]);
  });

  test('[K03] whom one passed on may come again after 24 hours, and is then forgotten by the sweep', async () => {
    app.clock.advance(1000);
    const [anna, bram] = [await person(), await person()];
    await decide(anna, bram.member, 'pass');
    app.clock.advance(DAY_MS - 1);
    expect(await idsOf(anna)).not.toContain(bram.member.id);
    await sweep(app.services);
    const kept = () =>
      app.services.db.select().from(swipePasses).where(eq(swipePasses.memberId, anna.member.id));
    expect(await kept()).toHaveLength(1);
    app.clock.advance(1);
    expect(await idsOf(anna)).toContain(bram.member.id);
    await sweep(app.services);
    expect(await kept()).toEqual([]);
  });

  test('[K03] a pass costs no like, tells nobody, and hides nobody from others', async () => {
    app.clock.advance(1000);
    const [anna, bram, clara] = [await person(), await person(), await person()];
    const told = await eventsDuring(app.services, bram.member.id, async () => {
      const answer = await decide(anna, bram.member, 'pass');
      expect(answer.json()).toMatchObject({ match: false, likes: { left: 4, next_at: null } });
    });
    expect(told).toEqual([]);
    expect(await idsOf(clara)).toContain(bram.member.id);
  });

  test('[K03] demo and fictional members say that they are, and a long text is cut', async () => {
    app.clock.advance(1000);
    const anna = await person();
    app.clock.advance(1000);
    const fictional = await makeMember(app.services, {
      kind: 'fictional',
      aboutMe: '🌊'.repeat(400),
    });
    const demo = await makeMember(app.services, { kind: 'demo', aboutMe: 'Short.' });
    // The last of them would end with its joiner.
    const couples = await makeMember(app.services, { aboutMe: `x${'👩‍👩'.repeat(110)}` });
    const { cards } = await deckOf(anna);
    const cardOf = (id: string) => cards.find(({ profile }) => profile.id === id);
    expect(cardOf(fictional.id)).toMatchObject({
      profile: { kind: 'fictional', fictional_icon: true, liked: false },
      about_me: '🌊'.repeat(300),
    });
    expect(cardOf(demo.id)).toMatchObject({ profile: { kind: 'demo' }, about_me: 'Short.' });
    expect(cardOf(couples.id)?.about_me).toBe(`x${'👩‍👩'.repeat(99)}`);
  });

  test('[K03] shows whom the member looks for, where the profile says so', async () => {
    app.clock.advance(1000);
    const hetero = await person({ gender: 'female', sexuality: 'hetero' });
    const unsaid = await person({ gender: 'female' });
    app.clock.advance(1000);
    const man = await makeMember(app.services, { gender: 'male' });
    const woman = await makeMember(app.services, { gender: 'female' });
    const ids = await idsOf(hetero);
    expect(ids).toContain(man.id);
    expect(ids).not.toContain(woman.id);
    expect(await idsOf(unsaid)).toEqual(expect.arrayContaining([man.id, woman.id]));
  });

  test.each([
    ['male', 'hetero', 'female'],
    ['female', 'hetero', 'male'],
    ['male', 'gay', 'male'],
    ['female', 'lesbian', 'female'],
    ['female', 'bi', undefined],
    ['female', null, undefined],
    [null, 'hetero', undefined],
  ] as const)('[K03] %s, %s: %s', (gender, sexuality, sought) => {
    expect(soughtGender({ gender, sexuality })).toBe(sought);
  });
});
