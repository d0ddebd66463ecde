/** The likes of a day in the swipe game (spec sections 6 and 9). The day begins with its first like and lasts 24 hours. */
import { eq, sql } from 'drizzle-orm';
import type { DayLikes } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { swipeDays } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { problem } from '../problem.ts';
import type { SiteSettings } from '../settings/settings.ts';

interface Day {
  readonly startedAt: Date;
  readonly likes: number;
}

/** What is left of the member's likes. */
export async function readDayLikes(
  services: Services,
  db: Executor,
  memberId: string,
  settings: SiteSettings,
): Promise<DayLikes> {
  // Before the count: what is told as newer then never lacks a like that an older count has.
  const now = services.clock();
  const [day] = await db.select().from(swipeDays).where(eq(swipeDays.memberId, memberId));
  return dayLikesOf(day, settings.swipe_likes_per_day, now);
}

/**
 * Takes one of the day's likes: as one statement, so that of any number at once only so many are given.
 * @throws 403 `swipe_limit_reached`
 */
export async function takeLike(
  services: Services,
  tx: Tx,
  memberId: string,
  settings: SiteSettings,
): Promise<DayLikes> {
  const limit = settings.swipe_likes_per_day;
  const startedAt = new Date(services.clock());
  const isOver = sql`${swipeDays.startedAt} <= ${new Date(startedAt.getTime() - DAY_MS).toISOString()}::timestamptz`;
  const [day] =
    limit === 0
      ? []
      : await tx
          .insert(swipeDays)
          .values({ memberId, startedAt, likes: 1 })
          .onConflictDoUpdate({
            target: swipeDays.memberId,
            set: {
              startedAt: sql`case when ${isOver} then excluded.started_at else ${swipeDays.startedAt} end`,
              likes: sql`case when ${isOver} then 1 else ${swipeDays.likes} + 1 end`,
            },
            setWhere: sql`${isOver} or ${swipeDays.likes} < ${limit}`,
          })
          .returning();
  if (day === undefined) throw problem('swipe_limit_reached', { params: { limit } });
  // The row is locked: of two likes at once the second counts after the first.
  return dayLikesOf(day, limit, services.clock());
}

function dayLikesOf(day: Day | undefined, limit: number, now: number): DayLikes {
  const endsAt = day === undefined ? now : day.startedAt.getTime() + DAY_MS;
  const isRunning = endsAt > now;
  return {
    left: Math.max(0, limit - (isRunning ? (day?.likes ?? 0) : 0)),
    per_day: limit,
    next_at: isRunning ? new Date(endsAt).toISOString() : null,
    server_time: new Date(now).toISOString(),
  };
}
