/** Accounts that were deleted, with the cookies that are left of them. */
import { asc, inArray } from 'drizzle-orm';
import { accountDeletions, members } from '../db/schema.ts';
import { REACTIVATION_MS, deleteAccount } from '../domain/deletion/delete.ts';
import { eraseAccount } from '../domain/deletion/erase.ts';
import { openSession } from '../domain/sessions/sessions.ts';
import type { TestApp } from './app.ts';
import { makeMember } from './members.ts';

export interface GoneAccounts {
  readonly callers: readonly { readonly name: string; readonly session: string }[];
  /** What the database holds of the accounts. */
  rows(): Promise<unknown>;
}

/** One that can still be taken back, and one that was erased; the clock goes on by the time between the two. */
export async function goneAccounts(test: TestApp): Promise<GoneAccounts> {
  const { services, clock } = test;
  const { db } = services;

  const leave = async () => {
    const member = await makeMember(services, { paidUser: true, credits: 10 });
    const session = await openSession(services, db, member.id, 'test');
    const leaving = { reason: null, origin: 'http://localhost:3000' };
    await db.transaction((tx) => deleteAccount(services, tx, member, leaving));
    return { id: member.id, session };
  };
  const erased = await leave();
  clock.advance(REACTIVATION_MS);
  await eraseAccount(services, erased.id);
  const deleted = await leave();

  const ids = [deleted.id, erased.id];
  const [late, latest] = await Promise.all(
    // Of a log-in that was on its way when the account was deleted: nothing ended it.
    ids.map((id) => openSession(services, db, id, 'test')),
  );
  return {
    callers: [
      { name: 'deleted', session: deleted.session },
      { name: 'deleted, with a session that is left', session: late ?? '' },
      { name: 'erased', session: erased.session },
      { name: 'erased, with a session that is left', session: latest ?? '' },
    ],
    rows: async () => ({
      members: await db.select().from(members).where(inArray(members.id, ids)).orderBy(members.id),
      deletions: await db
        .select()
        .from(accountDeletions)
        .where(inArray(accountDeletions.memberId, ids))
        .orderBy(asc(accountDeletions.memberId)),
    }),
  };
}
