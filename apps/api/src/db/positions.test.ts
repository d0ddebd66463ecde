/** Migration 0115: rows of before keep the order they were shown in, and what was removed stays removed. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate, readMigrations } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

const MIGRATION = '0115_positions.sql';
const [ANNA, BRAM, CARA] = ['1', '2', '3'].map(
  (last) => `00000000-0000-7000-8000-00000000000${last}`,
);
const [TALK, CHAT] = ['a', 'b'].map((last) => `00000000-0000-8000-8000-00000000000${last}`);
const idOf = (number: number) =>
  `00000000-0000-7000-8000-1000000000${String(number).padStart(2, '0')}`;

it('messages, sides, the list and kept answers get positions by their order of before', async () => {
  const { db, target } = await createTestDatabase();
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  const migrations = await readMigrations();
  await migrate(
    target,
    migrations.filter(({ name }) => name !== MIGRATION),
  );
  for (const [conversation, other] of [
    [TALK, BRAM],
    [CHAT, CARA],
  ] as const) {
    await db.execute(sql`insert into conversations (id, member_a, member_b, started_by, created_at)
      values (${conversation!}, ${ANNA!}, ${other!}, ${ANNA!}, now())`);
  }
  // Not in their order, and the other conversation between them.
  for (const number of [4, 1, 3, 2, 5]) {
    const [conversation, other] = number === 5 ? [CHAT, CARA] : [TALK, BRAM];
    await db.execute(sql`insert into messages (conversation_id, id, sender, recipient, text, sent_at)
      values (${conversation!}, ${idOf(number)}, ${ANNA!}, ${other!}, ${`Message ${number}`}, now())`);
  }
  await db.execute(sql`insert into conversation_members
    (member_id, conversation_id, other_id, started_by, last_message_id, read_up_to, removed_up_to)
    values (${ANNA!}, ${CHAT!}, ${CARA!}, ${ANNA!}, ${idOf(5)}, null, null),
      (${ANNA!}, ${TALK!}, ${BRAM!}, ${ANNA!}, ${idOf(4)}, ${idOf(3)}, ${idOf(2)})`);
  const answer = JSON.stringify({ message: { id: idOf(2), conversation: TALK }, credits: 3 });
  await db.execute(sql`insert into idempotency_keys (key_hash, fingerprint, operation, status, body, created_at)
    values (${Buffer.from('1')}, ${Buffer.from('')}, 'sendMessage', 201, ${answer}, now()),
      (${Buffer.from('2')}, ${Buffer.from('')}, 'likeMember', 200, ${'{"match":true}'}, now())`);

  expect(await migrate(target)).toEqual([MIGRATION]);

  const { rows: messages } = await db.execute<{ text: string; position: string }>(sql`
    select text, position::text from messages order by conversation_id, position`);
  expect(messages.map(({ text, position }) => [text, position])).toEqual([
    ['Message 1', '1'],
    ['Message 2', '2'],
    ['Message 3', '3'],
    ['Message 4', '4'],
    ['Message 5', '1'],
  ]);
  const { rows: conversations } = await db.execute<{ last: string }>(sql`
    select last_position::text as last from conversations order by id`);
  expect(conversations.map(({ last }) => last)).toEqual(['4', '1']);
  const { rows: sides } = await db.execute<Record<string, string | null>>(sql`
    select conversation_id as conversation, last_message_position::text as last, read_up_to::text as read,
      removed_up_to::text as removed from conversation_members order by list_position desc`);
  expect(sides.map((side) => ({ ...side }))).toEqual([
    { conversation: CHAT, last: '1', read: null, removed: null },
    { conversation: TALK, last: '4', read: '3', removed: '2' },
  ]);
  const { rows: kept } = await db.execute<{ body: string }>(
    sql`select body from idempotency_keys order by key_hash`,
  );
  expect(kept.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { message: { id: idOf(2), conversation: TALK, position: 2 }, credits: 3 },
    { match: true },
  ]);
});
