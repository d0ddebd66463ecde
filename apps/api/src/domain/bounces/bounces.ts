/**
 * Page bounce logging (spec section 2): how often visitors whom a link with `lb` had brought left the page again without doing anything
 * there. Only sums are kept, by site, kind of page and day.
 */
import { desc, lt, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { pageBounces } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';

/** How long a count is kept. The privacy notice says so too. */
const KEPT_DAYS = 90;

const LANDER_NAMES = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

/** The pages that links lead to (spec section 2). All others are one kind, so that no caller can make rows. */
const LANDINGS: readonly (readonly [landing: string, path: RegExp])[] = [
  ['/', /^\/$/],
  ['/signup', /^\/signup\/?$/],
  ['/members', /^\/members\/?$/],
  ['/members/{id}', /^\/members\/[^/]+\/?$/],
  ['/members/{id}/signup', /^\/members\/[^/]+\/signup\/?$/],
  ['/members/{id}/landing', /^\/members\/[^/]+\/landing\/?$/],
  ['/members/{id}/landing2', /^\/members\/[^/]+\/landing2(\/|$)/],
  ['/members/{id}/landing3', /^\/members\/[^/]+\/landing3(\/|$)/],
  ...LANDER_NAMES.map(
    (name) => [`/landers/${name}`, new RegExp(`^/landers/${name}(/|$)`)] as const,
  ),
];

const landingOf = (path: string): string =>
  LANDINGS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Counts one bounce of the page at a path; its slug and ids are not kept. */
export async function countBounce(services: Services, site: string, path: string): Promise<void> {
  await services.db
    .insert(pageBounces)
    .values({ site, landing: landingOf(path), day: dayOf(services.clock()), bounces: 1 })
    .onConflictDoUpdate({
      target: [pageBounces.site, pageBounces.landing, pageBounces.day],
      set: { bounces: sql`${pageBounces.bounces} + 1` },
    });
}

/** Removes the counts that are too old to be kept. */
export async function forgetBounces(services: Services): Promise<void> {
  const oldest = dayOf(services.clock() - KEPT_DAYS * DAY_MS);
  await services.db.delete(pageBounces).where(lt(pageBounces.day, oldest));
}

/** What `npm run bounces` says: a line for each count, the newest day first. */
export async function listBounces(db: Executor) {
  const counts = await db
    .select()
    .from(pageBounces)
    .orderBy(desc(pageBounces.day), pageBounces.site, pageBounces.landing);
  const lines = counts.map(
    ({ day, site, landing, bounces }) => `${day}  ${site}  ${landing}  ${bounces}`,
  );
  return { lines: lines.length > 0 ? lines : ['No bounce was counted.'], isSound: true };
}
