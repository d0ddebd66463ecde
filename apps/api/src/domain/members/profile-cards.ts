/** Members as the contract shows them in lists (spec section 3). */
import { and, eq, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type {
  Country,
  Gender,
  Interest,
  Partner,
  Photo,
  ProfileCard,
} from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { likesGiven, likesReceived, members, photos } from '../../db/schema.ts';
import type { PhotoRow } from '../../db/schema.ts';
import { cutPlace, isBlank } from '../blank.ts';
import { inReach } from '../blocks/reach.ts';
import { ageOn } from './age.ts';
import type { MemberRow } from './members.ts';

/** A member counts as online for this long after the last call. */
const ONLINE_MS = 5 * 60_000;

/** Stands for a visitor in comparisons: no member has this id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What is shown of a photo. */
export const PHOTO_COLUMNS = {
  id: photos.id,
  status: photos.status,
  filename: photos.filename,
  viewFilename: photos.viewFilename,
  cardFilename: photos.cardFilename,
  thumbFilename: photos.thumbFilename,
  matchFilename: photos.matchFilename,
  width: photos.width,
  height: photos.height,
  placeholder: photos.placeholder,
};

export type ShownPhoto = Pick<PhotoRow, keyof typeof PHOTO_COLUMNS>;

export function photoOf(row: ShownPhoto): Photo {
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

/**
 * The cards of members as `viewerId` (null: a visitor) sees them, in the order of `ids`. Who is unknown, not active or out of the
 * viewer's reach is left out.
 */
export async function loadCards(
  services: Services,
  db: Executor,
  viewerId: string | null,
  ids: readonly string[],
): Promise<ProfileCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsOf(db, { viewer: viewerId ?? NOBODY, ids });
  const now = services.clock();
  const byId = new Map(rows.filter(isHere).map((row) => [row.id, cardOf(row, viewerId, now)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The other member of a conversation as `viewerId` sees them. @throws Error for an unknown id */
export async function loadPartner(
  services: Services,
  db: Executor,
  viewerId: string,
  id: string,
): Promise<Partner> {
  const [row] = await cardsOf(db, { viewer: viewerId, ids: [id] });
  if (row === undefined) throw new Error(`no card of member ${id}`);
  return partnerOf(row, viewerId, services.clock());
}

const cardsOf = prepared('profile_cards', (db) => {
  const viewer = sql.placeholder('viewer');
  return db
    .select(cardColumns(viewer))
    .from(members)
    .leftJoin(photos, isMainPhoto)
    .leftJoin(likesGiven, isLiked(viewer))
    .leftJoin(likesReceived, likesViewer(viewer))
    .where(sql`${members.id} = any (${sql.placeholder('ids')}::uuid[])`);
});

type Viewer = string | Placeholder;

/** What a card is made of, of `members` joined with its main photo and the likes between the member and the viewer. */
export const cardColumns = (viewer: Viewer) => ({
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
  beginning: sql<string>`left(${members.aboutMe}, ${sql.raw(String(LINE_LONGEST + 1))})`,
  shared: sharedWith(viewer),
  photo: PHOTO_COLUMNS,
  liked: likesGiven.createdAt,
  likesMe: likesReceived.createdAt,
  isInReach: sql<boolean>`${inReach(members.id, viewer)}`,
});

export const isMainPhoto = and(eq(photos.memberId, members.id), eq(photos.id, members.mainPhotoId));
export const isLiked = (viewer: Viewer): SQL | undefined =>
  and(eq(likesGiven.memberId, viewer), eq(likesGiven.otherId, members.id));
export const likesViewer = (viewer: Viewer): SQL | undefined =>
  and(eq(likesReceived.memberId, viewer), eq(likesReceived.otherId, members.id));

export interface CardRow {
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
  readonly photo: ShownPhoto | null;
  readonly liked: Date | null;
  readonly likesMe: Date | null;
  readonly isInReach: boolean;
}

/** To each other, two with a block between them are as those who left. */
const isHere = ({ status, isInReach }: Pick<CardRow, 'status' | 'isInReach'>): boolean =>
  status === 'active' && isInReach;

/** Who is not here is nobody any more, also to whom they wrote: nothing tells a block from a ban or from leaving. */
export function partnerOf(row: CardRow, viewerId: string, now: number): Partner {
  const card = cardOf(row, viewerId, now);
  return isHere(row)
    ? card
    : {
        ...card,
        name: '',
        country: null,
        countryregion: null,
        gender: null,
        age: null,
        liked: false,
      };
}

/** The card of who is here, and one's own. */
export function cardOf(row: CardRow, viewerId: string | null, now: number): ProfileCard {
  const isActive = isHere(row);
  const isOwn = row.id === viewerId;
  const showsPhoto = row.photo !== null && (isOwn || (isActive && row.photo.status === 'active'));
  // A like counts once its giver is confirmed; until then nobody may learn of it.
  const likesMe = row.likesMe !== null && isActive;
  return {
    id: row.id,
    name: row.name,
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
const sharedWith = (viewer: Viewer) => sql<Interest[]>`array(
  select shared.interest from unnest(${members.interests}) with ordinality as shared (interest, place)
  where shared.interest = any ((select mine.interests from members mine where mine.id = ${viewer})::text[])
  order by shared.place limit 3)`;

/** In characters, as the contract says. */
export const LINE_LONGEST = 120;

/** The first sentence of a text, or as many words of it as fit; null where it has none. */
function firstLineOf(beginning: string): string | null {
  const lines = beginning.split('\n');
  const paragraph = lines.find((line) => !isBlank(line))?.trim() ?? '';
  const sentence = /^.*?[.!?…]+(?=\s|$)/u.exec(paragraph)?.[0] ?? paragraph;
  if ([...sentence].length <= LINE_LONGEST) return sentence === '' ? null : sentence;
  const { length } = [...sentence].slice(0, LINE_LONGEST - 1).join('');
  const space = sentence.lastIndexOf(' ', length);
  return `${sentence.slice(0, space < 60 ? cutPlace(sentence, length) : space).trimEnd()}…`;
}
