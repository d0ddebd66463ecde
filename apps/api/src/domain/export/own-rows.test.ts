/** A member's copy and erasure over tables that grow with everybody's messages and likes: they ask for the member's, never for all. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Tx } from '../../db/connection.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ownRows } from '../../testing/own-data.ts';
import { eraseRows } from '../deletion/erase-rows.ts';

const app = await createTestApp({ settings: { message_credits: 0 } });

const CHAT = ['conversation_members', 'conversations', 'messages'];
/** What is written twice, from each of the two. */
const SIDES = ['blocks_given', 'blocks_received', 'likes_given', 'likes_received'];

/** Small as the tables of the chat are here an index is not worth it; this takes one that leads to the rows, but reads none as a whole. */
const preferIndexes = (tx: Tx) =>
  tx.execute(
    sql`select set_config('random_page_cost', '0', true), set_config('cpu_index_tuple_cost', '1', true)`,
  );

/** The tables that are read from end to end. */
async function scannedBy(work: (tx: Tx) => Promise<unknown>): Promise<unknown[]> {
  return app.services.db.transaction(async (tx) => {
    await work(tx);
    const { rows } = await tx.execute<{ relname: string }>(sql`
      select relname from pg_stat_xact_user_tables
      where seq_scan > 0 and relname in ${[...CHAT, ...SIDES]}
      order by relname`);
    return rows.map(({ relname }) => relname);
  });
}

it('[B05] [A02] a copy and an erasure read no table of the chat, of likes or of blocks from end to end', async () => {
  const [anna, bram] = [await makeMember(app.services), await makeMember(app.services)];
  await (await clientOf(app, anna)).post('messages.php', { profile: bram.id, text: 'Hello.' });
  await (await clientOf(app, bram)).post('messages.php', { profile: anna.id, text: 'Hello!' });
  for (const path of ['like.php', 'block.php']) {
    for (const [by, whom] of [
      [anna, bram],
      [bram, anna],
    ] as const)
      await (await clientOf(app, by)).post(path, { profile: whom.id });
  }
  // Many rows of others: an index is worth it.
  const { db } = app.services;
  for (const table of SIDES) {
    await db.execute(sql`insert into ${sql.identifier(table)} (member_id, other_id, created_at)
      select gen_random_uuid(), gen_random_uuid(), now() from generate_series(1, 5000)`);
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
  const sections: string[] = [];
  expect(
    await scannedBy(async (tx) => {
      await preferIndexes(tx);
      const tables = await ownRows(app.services, tx, anna.id);
      for (const [table, rows] of tables) if (rows.length > 0) sections.push(table);
    }),
  ).toEqual([]);
  expect(sections).toEqual(
    expect.arrayContaining(['conversations', 'conversation_members', 'messages']),
  );
  const left: number[] = [];
  expect(
    await scannedBy(async (tx) => {
      await preferIndexes(tx);
      await eraseRows(tx, anna.id, []);
      for (const table of SIDES) {
        const { rows } = await tx.execute(
          sql`select from ${sql.identifier(table)} where member_id in ${[anna.id, bram.id]}`,
        );
        left.push(rows.length);
      }
    }),
  ).toEqual([]);
  expect(left).toEqual([0, 0, 0, 0]);
});
