/** A member's copy and erasure over tables that grow with everybody's messages: they ask for the member's conversations, never for all. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Tx } from '../../db/connection.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { eraseRows } from '../deletion/erase-rows.ts';
import { collectOwnData } from './collect.ts';

const app = await createTestApp({ settings: { message_credits: 0 } });

/** The tables of the chat that are read from end to end though an index would do. */
async function scannedBy(work: (tx: Tx) => Promise<unknown>): Promise<unknown[]> {
  return app.services.db.transaction(async (tx) => {
    // Small as they are here, an index is not worth it; where one is of use, this takes it.
    await tx.execute(sql`set local enable_seqscan = off`);
    await work(tx);
    const { rows } = await tx.execute<{ relname: string }>(sql`
      select relname from pg_stat_xact_user_tables
      where seq_scan > 0 and relname in ('messages', 'conversations', 'conversation_members')
      order by relname`);
    return rows.map(({ relname }) => relname);
  });
}

it('[B05] [A02] a copy and an erasure read no table of the chat from end to end', async () => {
  const [anna, bram] = [await makeMember(app.services), await makeMember(app.services)];
  await (await clientOf(app, anna)).post('messages.php', { profile: bram.id, text: 'Hello.' });
  await (await clientOf(app, bram)).post('messages.php', { profile: anna.id, text: 'Hello!' });
  const sections: string[] = [];
  expect(
    await scannedBy(async (tx) => {
      const { tables } = await collectOwnData(app.services, tx, anna.id);
      for (const { table, rows } of tables) if (rows.length > 0) sections.push(table);
    }),
  ).toEqual([]);
  expect(sections).toEqual(
    expect.arrayContaining(['conversations', 'conversation_members', 'messages']),
  );
  expect(await scannedBy((tx) => eraseRows(tx, anna.id, []))).toEqual([]);
});
