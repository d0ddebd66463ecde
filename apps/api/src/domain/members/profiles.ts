/** A member's whole profile as the contract shows it (spec section 3). */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Gender, Profile, ProfileCard } from '@velours/openapi/types';
import { interests } from '@velours/openapi/values';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { conversationMembers, members, photos } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import { problem } from '../problem.ts';
import type { MemberRow } from './members.ts';
import { LINE_LONGEST, PHOTO_COLUMNS, cardOf, loadCards, photoOf } from './profile-cards.ts';
import type { ShownPhoto } from './profile-cards.ts';

/** What a member has that is not in their row: credits, all their photos in order, and whom they look for. */
export interface Own {
  readonly credits: number;
  readonly photos: readonly ShownPhoto[];
  /** Null where they have not said. */
  readonly lookingFor: Gender | 'any' | null;
}

const photoFields = sql.join(
  Object.entries(PHOTO_COLUMNS).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(column.name)}`,
  ),
  sql`, `,
);

/** `Own` of the row of `members` in the statement, which may have no other name there. */
export const OWN_COLUMNS = {
  credits: sql<number>`coalesce((select balance from wallets where member_id = members.id), 0)`
    .mapWith(Number)
    .as('credits'),
  photos: sql<ShownPhoto[]>`(select coalesce(json_agg(json_build_object(${photoFields})
    order by position, id), '[]') from photos where member_id = members.id)`.as('photos'),
  lookingFor: sql<Own['lookingFor']>`(select coalesce(gender, 'any') from match_preferences
    where member_id = members.id)`.as('looking_for'),
};

const ownOf = prepared('own', (db) =>
  db
    .select(OWN_COLUMNS)
    .from(members)
    .where(eq(members.id, sql.placeholder('id'))),
);

export async function loadOwn(db: Executor, id: string): Promise<Own> {
  const [own] = await ownOf(db, { id });
  return own ?? { credits: 0, photos: [], lookingFor: null };
}

/**
 * The whole profile of a member as `viewerId` sees it. One's own holds every photo; others see the active ones: a visitor the
 * main one alone, a free member the first few, a premium member all (spec section 6).
 */
export async function loadProfile(
  services: Services,
  db: Executor,
  viewerId: string | null,
  member: MemberRow,
): Promise<Profile> {
  if (member.id === viewerId) {
    const own = await loadOwn(db, member.id);
    return ownProfile(member, own.photos, services.clock());
  }
  const [card] = await loadCards(services, db, viewerId, [member.id]);
  // Left, or blocked, in between.
  if (card === undefined) throw problem('member_not_found');
  const rows = await db
    .select(PHOTO_COLUMNS)
    .from(photos)
    .where(and(eq(photos.memberId, member.id), eq(photos.status, 'active')))
    .orderBy(asc(photos.position), asc(photos.id));
  const most = await photosShownTo(services, db, viewerId);
  const conversation = viewerId === null ? null : await conversationWith(db, viewerId, member.id);
  return {
    ...profileOf(member, card, rows),
    photos: mainFirst(member, rows).slice(0, most).map(photoOf),
    conversation_id: conversation,
  };
}

/** A member's own profile, of what is known of them already. */
export function ownProfile(member: MemberRow, rows: readonly ShownPhoto[], now: number): Profile {
  const card = cardOf(
    {
      ...member,
      beginning: [...member.aboutMe].slice(0, LINE_LONGEST + 1).join(''),
      shared: [],
      photo: rows.find(({ id }) => id === member.mainPhotoId) ?? null,
      liked: null,
      likesMe: null,
      isInReach: true,
    },
    member.id,
    now,
  );
  return profileOf(member, card, rows);
}

function profileOf(member: MemberRow, card: ProfileCard, rows: readonly ShownPhoto[]): Profile {
  return {
    ...card,
    sexuality: member.sexuality,
    reason: member.reason,
    tattoos: member.tattoos,
    hair_colour: member.hairColour,
    eye_colour: member.eyeColour,
    body_type: member.bodyType,
    relationship_status: member.relationshipStatus,
    interests: interests.filter((interest) => member.interests.includes(interest)),
    about_me: member.aboutMe,
    photos: rows.map(photoOf),
    photos_total: rows.filter(({ status }) => status === 'active').length,
    conversation_id: null,
  };
}

/** A member's photos, in their order, with the one that stands for the member before the others. */
const mainFirst = ({ mainPhotoId }: MemberRow, rows: readonly ShownPhoto[]): ShownPhoto[] =>
  rows.toSorted((a, b) => Number(b.id === mainPhotoId) - Number(a.id === mainPhotoId));

/** How many photos of somebody else this viewer sees (spec section 6). */
export async function photosShownTo(
  services: Services,
  db: Executor,
  viewerId: string | null,
): Promise<number> {
  if (viewerId === null) return 1;
  const [viewer] = await db
    .select({ paidUser: members.paidUser, domain: members.domain })
    .from(members)
    .where(eq(members.id, viewerId));
  if (viewer?.paidUser === true) return Infinity;
  return services.settings.forKey(viewer?.domain).photo_view_limit_free;
}

/** The viewer's conversation with the other, or null when there is none or the viewer removed it. */
async function conversationWith(
  db: Executor,
  viewerId: string,
  otherId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.memberId, viewerId),
        eq(conversationMembers.conversationId, conversationIdOf(viewerId, otherId)),
        isNull(conversationMembers.removedAt),
      ),
    );
  return row?.id ?? null;
}
