/** How often a member is notified on their devices. What is held back waits in the app, and the next notification counts it. */
import { lte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { deleteFree } from '../../db/delete-free.ts';
import { prepared } from '../../db/prepared.ts';
import { pushTold } from '../../db/schema.ts';
import { HOUR_MS } from '../../ports/clock.ts';

/** Somebody who writes line after line is told of once, until it is read; after so long once more, as a mail would follow (AWAY_MS). */
export const QUIET_MS = 10 * 60_000;
/** Of all kinds in an hour: one every three minutes for a popular profile, whose owner would rather switch all of them off. */
export const MOST_IN_AN_HOUR = 20;

/**
 * Whether the member may be notified now; if so, it is noted. The row is locked from then on, so the rule holds with any number of processes.
 * @param about what counts as the same: a person's id, or all likes together
 * @param wasRead whether what was told of last has been read since
 */
export async function mayNotify(
  services: Services,
  tx: Tx,
  memberId: string,
  about: string,
  { wasRead }: { readonly wasRead: boolean },
): Promise<boolean> {
  const now = services.clock();
  const noted = await noteTold(tx, {
    memberId,
    about,
    at: now,
    lastAt: new Date(now),
    hourAgo: now - HOUR_MS,
    quietSince: wasRead ? now : now - QUIET_MS,
  });
  return noted.length > 0;
}

const noteTold = prepared('note_push', (db) => {
  const hourAgo = sql`${sql.placeholder('hourAgo')}::bigint`;
  const about = sql`${sql.placeholder('about')}::text`;
  const earlier = sql`jsonb_array_elements(${pushTold.told}) as one
    where (one->>'at')::bigint > `;
  return db
    .insert(pushTold)
    .values({
      memberId: sql.placeholder('memberId'),
      told: sql`jsonb_build_array(jsonb_build_object('about', ${about}, 'at', ${sql.placeholder('at')}::bigint))`,
      lastAt: sql`${sql.placeholder('lastAt')}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: pushTold.memberId,
      set: {
        told: sql`(select coalesce(jsonb_agg(one), '[]') from ${earlier} ${hourAgo}) || excluded.told`,
        lastAt: sql`excluded.last_at`,
      },
      setWhere: sql`(select count(*) from ${earlier} ${hourAgo}) < ${sql.raw(String(MOST_IN_AN_HOUR))}
        and not exists (select from ${earlier} ${sql.placeholder('quietSince')}::bigint and one->>'about' = ${about})`,
    })
    .returning({ memberId: pushTold.memberId });
});

/** Removes what counts no longer. */
export async function forgetTold(services: Services): Promise<void> {
  const hourAgo = new Date(services.clock() - HOUR_MS);
  await deleteFree(services.db, pushTold, lte(pushTold.lastAt, hourAgo));
}
