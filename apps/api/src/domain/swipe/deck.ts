/** Whom the swipe game shows (spec sections 2 and 6): as the match finder's preferences say, without those decided on. */
import { inArray, sql } from 'drizzle-orm';
import type { SwipeCard } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import { beginningOf } from '../blank.ts';
import type { MemberRow } from '../members/members.ts';
import { loadCards } from '../members/profile-cards.ts';
import { askable, filterOfPreferences, preferencesOf } from '../match/preferences.ts';
import { conditionOf, networkOf } from '../search/filter.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { oldestPass } from './passes.ts';

/** Characters of the text that a card shows the beginning of. */
const ABOUT_LENGTH = 300;

/** At most `limit` members, in the search's order: who has a photo first, of them the most recently active. */
export async function dealCards(
  services: Services,
  db: Executor,
  member: MemberRow,
  settings: SiteSettings,
  limit: number,
): Promise<SwipeCard[]> {
  if (limit === 0) return [];
  const now = services.clock();
  const preferences = askable(await preferencesOf(db, member), settings);
  const network = networkOf(services.settings, member.domain);
  const filter = filterOfPreferences(member, preferences);
  const condition = conditionOf(filter, member.id, [], now, network);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from members where ${condition}
      and not exists (select 1 from likes_given
        where member_id = ${member.id}::uuid and other_id = members.id)
      and not exists (select 1 from swipe_passes
        where member_id = ${member.id}::uuid and other_id = members.id
          and passed_at > ${oldestPass(now).toISOString()}::timestamptz)
    order by has_photo desc, last_active_at desc, id desc limit ${limit}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [cards, texts] = await Promise.all([
    loadCards(services, db, member.id, ids),
    db
      .select({ id: members.id, aboutMe: members.aboutMe })
      .from(members)
      .where(inArray(members.id, ids)),
  ]);
  const aboutOf = new Map(texts.map(({ id, aboutMe }) => [id, aboutMe]));
  return cards.map((profile) => ({
    profile,
    about_me: beginningOf(aboutOf.get(profile.id) ?? '', ABOUT_LENGTH),
  }));
}
