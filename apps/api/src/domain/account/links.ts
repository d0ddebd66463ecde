/**
 * Links of mails about an account (spec section 2): a new password, another address, the old address again. A random token
 * stands in the mail, its hash in the database; each works once.
 */
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { accountTokens } from '../../db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { problem } from '../problem.ts';
import { newToken, sha256 } from '../../secrets.ts';
import { holdMember } from '../members/hold.ts';

export type AccountLink = typeof accountTokens.$inferSelect;

const KEPT_MS = 30 * DAY_MS;

/** Hours for which a link works from when it is mailed (the undo: from when the address changed). */
export const LINK_HOURS = { password_reset: 1, mail_change: 24, mail_change_undo: 48 } as const;

/** Makes a link's token; only the mail holds it. */
export async function makeLink(
  services: Services,
  db: Executor,
  link: Pick<AccountLink, 'memberId' | 'kind' | 'subjectId'>,
  from = services.clock(),
): Promise<string> {
  const token = newToken();
  await db.insert(accountTokens).values({
    ...link,
    tokenHash: sha256(token),
    createdAt: new Date(services.clock()),
    expiresAt: new Date(from + LINK_HOURS[link.kind] * HOUR_MS),
  });
  return token;
}

/** Uses a link up; its member is held before it. @throws 404 `link_invalid`; 410 `link_expired` or `link_used` */
export async function takeLink(
  services: Services,
  tx: Tx,
  token: string,
  kind: AccountLink['kind'],
): Promise<AccountLink> {
  const now = new Date(services.clock());
  const isThis = eq(accountTokens.tokenHash, sha256(token));
  const [named] = await tx
    .select({ memberId: accountTokens.memberId })
    .from(accountTokens)
    .where(isThis);
  if (named === undefined) throw problem('link_invalid');
  await holdMember(tx, named.memberId);
  const [taken] = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        isThis,
        eq(accountTokens.kind, kind),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning();
  if (taken !== undefined) return taken;
  const known = await findLink(services, tx, token);
  throw problem(known.kind === kind ? 'link_expired' : 'link_invalid');
}

/** A link that works, without using it. @throws as `takeLink` */
export async function findLink(
  services: Services,
  db: Executor,
  token: string,
): Promise<AccountLink> {
  const [link] = await db
    .select()
    .from(accountTokens)
    .where(eq(accountTokens.tokenHash, sha256(token)));
  if (link === undefined) throw problem('link_invalid');
  if (link.usedAt !== null) throw problem('link_used');
  if (link.expiresAt.getTime() <= services.clock()) throw problem('link_expired');
  return link;
}

/** Links that were mailed before work no longer; they then count as expired. */
export async function voidLinks(
  services: Services,
  db: Executor,
  memberId: string,
  kinds: readonly AccountLink['kind'][],
): Promise<void> {
  const now = new Date(services.clock());
  await db
    .update(accountTokens)
    .set({ expiresAt: now })
    .where(
      and(
        eq(accountTokens.memberId, memberId),
        inArray(accountTokens.kind, [...kinds]),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    );
}

/** Links are kept no longer than somebody may ask about them. */
export async function forgetLinks(services: Services): Promise<void> {
  const limit = new Date(services.clock() - KEPT_MS);
  await services.db.delete(accountTokens).where(lt(accountTokens.createdAt, limit));
}
