/** What an activation and the sweep lock, and in which order. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tx } from '../../db/connection.ts';
import {
  activationTokens,
  emailClaims,
  likesGiven,
  pushSubscriptions,
  pushTold,
  sessions,
} from '../../db/schema.ts';
import { createTestDatabase } from '../../db/testing.ts';
import { waitUntil } from '../../db/wait.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { sha256 } from '../../secrets.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { removeExpired } from '../members/members.ts';
import { forgetTold } from '../push/frequency.ts';
import { removeEndedSessions } from '../sessions/sessions.ts';
import { activate } from './activate.ts';

async function setUp() {
  const push = { publicKey: 'key', accepts: () => true, send: async () => 'sent' as const };
  const database = await createTestDatabase({ max: 6 });
  const app = await createTestApp({ push, database });
  const { services, clock } = app;
  const { db } = services;
  /** Whether somebody waits for a row that another holds. */
  const isWaiting = async () => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  return {
    app,
    services,
    clock,
    db,
    /** Has `begun` wait for what `held` holds, then does `next` there. */
    meet: async (
      held: (tx: Tx) => Promise<unknown>,
      begun: () => Promise<unknown>,
      next: (tx: Tx) => Promise<unknown>,
    ) => {
      let running: Promise<unknown> | undefined;
      try {
        await db.transaction(async (tx) => {
          await held(tx);
          running = begun();
          await waitUntil(isWaiting, { timeoutMs: 10_000, what: 'a lock that is waited for' });
          await tx.execute(sql`set local lock_timeout = '500ms'`);
          await next(tx);
        });
      } finally {
        await running;
      }
    },
  };
}

test('two activations tell the same members in one order: who is written to, and who was liked', async () => {
  const { services, db, clock, meet } = await setUp();
  const people = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { id } = await makeMember(services);
      await db.insert(pushSubscriptions).values({
        memberId: id,
        endpoint: `https://push.test/${id}`,
        p256dh: '',
        auth: '',
        createdAt: new Date(clock()),
      });
      return id;
    }),
  );
  const [first, second, last] = people.toSorted() as [string, string, string];
  const now = new Date(clock());
  await db
    .insert(pushTold)
    .values([first, second, last].map((memberId) => ({ memberId, told: [], lastAt: now })));
  const member = await makeMember(services, {
    status: 'not_confirmed',
    firstMember: last,
    signupMessage: 'Hello',
  });
  await db
    .insert(likesGiven)
    .values([first, second].map((otherId) => ({ memberId: member.id, otherId, createdAt: now })));
  await db.insert(activationTokens).values({
    tokenHash: sha256('token'),
    memberId: member.id,
    createdAt: now,
    expiresAt: new Date(clock() + DAY_MS),
  });
  const lock = (tx: Tx, id: string) =>
    tx.select().from(pushTold).where(eq(pushTold.memberId, id)).for('update');
  await meet(
    (tx) => lock(tx, first),
    () => db.transaction((tx) => activate(services, tx, 'token', null)),
    (tx) => lock(tx, last),
  );
  const told = await db.select({ told: pushTold.told }).from(pushTold);
  expect(told.map((row) => row.told.length)).toEqual([1, 1, 1]);
});

test('what an activation holds is left to the next sweep, which waits for nobody', async () => {
  const { services, db, clock } = await setUp();
  const [held, free] = [services.newId(), services.newId()];
  const lastAt = new Date(clock() - DAY_MS);
  await db
    .insert(pushTold)
    .values([held, free].map((memberId) => ({ memberId, told: [], lastAt })));
  await db.transaction(async (tx) => {
    await tx.select().from(pushTold).where(eq(pushTold.memberId, held)).for('update');
    await forgetTold(services);
  });
  const left = await db.select({ id: pushTold.memberId }).from(pushTold);
  expect(left).toEqual([{ id: held }]);
  await forgetTold(services);
  expect(await db.select().from(pushTold)).toEqual([]);
});

test('sessions that somebody ends in this moment are left to them', async () => {
  const { db, clock, services, app } = await setUp();
  const member = await makeMember(services);
  for (const _device of [1, 2]) await clientOf(app, member);
  clock.advance(31 * DAY_MS);
  await db.transaction(async (tx) => {
    const [one] = await tx.select().from(sessions).limit(1).for('update');
    await removeEndedSessions(services);
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: one?.id }]);
  });
});

test('unconfirmed accounts over one address go in the order in which an activation takes their claims', async () => {
  const { services, db, clock, meet } = await setUp();
  const expiresAt = new Date(clock() - 1);
  const over = async () =>
    makeMember(services, { status: 'not_confirmed', email: 'same@example.test', expiresAt });
  const ids = [(await over()).id, (await over()).id].toSorted() as [string, string];
  const claim = (id: string) =>
    and(eq(emailClaims.email, 'same@example.test'), eq(emailClaims.memberId, id));
  // The first was written last, as it stands in the table.
  const [first] = await db.delete(emailClaims).where(claim(ids[0])).returning();
  await db.insert(emailClaims).values(first!);
  const lock = (tx: Tx, id: string) => tx.select().from(emailClaims).where(claim(id)).for('update');
  await meet(
    (tx) => lock(tx, ids[0]),
    () => removeExpired(services),
    (tx) => lock(tx, ids[1]),
  );
  expect(await db.select().from(emailClaims).where(inArray(emailClaims.memberId, ids))).toEqual([]);
});
