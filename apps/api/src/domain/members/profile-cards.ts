/** Members as the contract shows them: cards in lists and whole profiles (spec section 3). */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type {
  Country,
  Gender,
  Interest,
  Photo,
  Profile,
  ProfileCard,
} from '@velours/openapi/types';
import { interests } from '@velours/openapi/values';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import {
  conversationMembers,
  likesGiven,
  likesReceived,
  members,
  photos,
} from '../../db/schema.ts';
import type { PhotoRow } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import { inReach } from '../blocks/reach.ts';
import { ageOn } from './age.ts';
import type { MemberRow } from './members.ts';

/** A member counts as online for this long after the last call. */
const ONLINE_MS = 5 * 60_000;

/** Stands for a visitor in comparisons: no member has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function photoOf(row: PhotoRow): Photo {
  return {
    id: row.id,
    filename: row.filename,
    view_filename: row.viewFilename ?? row.filename,
    card_filename: row.cardFilename ?? row.matchFilename,
    thumb_filename: row.thumbFilename,
    match: row.matchFilename,
    status: row.status,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
  };
}

/** A member's photos, in their order, with the one that stands for the member before the others. */
const mainFirst = ({ mainPhotoId }: MemberRow, rows: readonly PhotoRow[]): PhotoRow[] =>
  rows.toSorted((a, b) => Number(b.id === mainPhotoId) - Number(a.id === mainPhotoId));

/**
 * The cards of members as `viewerId` (null: a visitor) sees them, in the order of `ids`; unknown ids are left out.
 * Whoever is not active, or out of the viewer's reach, has a card of status `disabled` without a photo; callers decide whom to show at all.
 */
export async function loadCards(
  services: Services,
  db: Executor,
  viewerId: string | null,
  ids: readonly string[],
): Promise<ProfileCard[]> {
  if (ids.length === 0) return [];
  const viewer = viewerId ?? NOBODY;
  const rows = await db
    .select({
      id: members.id,
      name: members.name,
      kind: members.kind,
      status: members.status,
      country: members.country,
      countryregion: members.countryregion,
      gender: members.gender,
      birthDate: members.birthDate,
      lastActiveAt: members.lastActiveAt,
      invisible: members.invisible,
      beginning: sql<string>`left(${members.aboutMe}, ${LINE_LONGEST + 1})`,
      shared: sharedWith(viewer),
      photo: photos,
      liked: likesGiven.createdAt,
      likesMe: likesReceived.createdAt,
      isInReach: sql<boolean>`${inReach(members.id, viewer)}`,
    })
    .from(members)
    .leftJoin(photos, and(eq(photos.memberId, members.id), eq(photos.id, members.mainPhotoId)))
    .leftJoin(likesGiven, and(eq(likesGiven.memberId, viewer), eq(likesGiven.otherId, members.id)))
    .leftJoin(
      likesReceived,
      and(eq(likesReceived.memberId, viewer), eq(likesReceived.otherId, members.id)),
    )
    .where(inArray(members.id, [...ids]));
  const now = services.clock();
  const byId = new Map(rows.map((row) => [row.id, cardOf(row, viewerId, now)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly kind: MemberRow['kind'];
  readonly status: MemberRow['status'];
  readonly country: Country | null;
  readonly countryregion: string | null;
  readonly gender: Gender | null;
  readonly birthDate: string;
  readonly lastActiveAt: Date;
  readonly invisible: boolean;
  readonly beginning: string;
  readonly shared: Interest[];
  readonly photo: PhotoRow | null;
  readonly liked: Date | null;
  readonly likesMe: Date | null;
  readonly isInReach: boolean;
}

function cardOf(row: CardRow, viewerId: string | null, now: number): ProfileCard {
  // To each other, two with a block between them are as those who left.
  const isActive = row.status === 'active' && row.isInReach;
  const isOwn = row.id === viewerId;
  const showsPhoto = row.photo !== null && (isOwn || (isActive && row.photo.status === 'active'));
  // A like counts once its giver is confirmed; until then nobody may learn of it.
  const likesMe = row.likesMe !== null && isActive;
  return {
    id: row.id,
    // Who has left is nobody any more, also to whom they wrote.
    name: row.status === 'deleted' ? '' : row.name,
    kind: row.kind,
    status: isActive ? 'active' : 'disabled',
    country: row.country,
    countryregion: row.countryregion,
    gender: row.gender,
    age: ageOn(row.birthDate, now),
    main_image: showsPhoto && row.photo !== null ? photoOf(row.photo) : null,
    fictional_icon: row.kind === 'fictional',
    online: isActive && !row.invisible && now - row.lastActiveAt.getTime() < ONLINE_MS,
    liked: row.liked !== null,
    likes_me: likesMe,
    match: likesMe && row.liked !== null,
    first_line: isActive ? firstLineOf(row.beginning) : null,
    shared_interests: isActive && !isOwn ? row.shared : [],
  };
}

/** What the member and the viewer are both interested in, the first three in the order of the member's. */
const sharedWith = (viewer: string) => sql<Interest[]>`array(
  select shared.interest from unnest(${members.interests}) with ordinality as shared (interest, place)
  where shared.interest = any ((select mine.interests from members mine where mine.id = ${viewer})::text[])
  order by shared.place limit 3)`;

/** In characters, as the contract says. */
const LINE_LONGEST = 120;

/** The first sentence of a text, or as many words of it as fit; null where it has none. */
function firstLineOf(beginning: string): string | null {
  const paragraph = beginning.trim().split(/\s*\n/, 1)[0] ?? '';
  const sentence = /^.*?[.!?…]+(?=\s|$)/u.exec(paragraph)?.[0] ?? paragraph;
  if ([...sentence].length <= LINE_LONGEST) return sentence === '' ? null : sentence;
  const cut = [...sentence].slice(0, LINE_LONGEST - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).trimEnd()}…`;
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
  const [card] = await loadCards(services, db, viewerId, [member.id]);
  if (card === undefined) throw new Error(`no card of member ${member.id}`);
  const isOwn = member.id === viewerId;
  const rows = await db
    .select()
    .from(photos)
    .where(
      isOwn
        ? eq(photos.memberId, member.id)
        : and(eq(photos.memberId, member.id), eq(photos.status, 'active')),
    )
    .orderBy(asc(photos.position), asc(photos.id));
  const shown = isOwn
    ? rows
    : mainFirst(member, rows).slice(0, await photosShownTo(services, db, viewerId));
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
    photos: shown.map(photoOf),
    photos_total: rows.filter(({ status }) => status === 'active').length,
    conversation_id:
      viewerId === null || isOwn ? null : await conversationWith(db, viewerId, member.id),
  };
}

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
