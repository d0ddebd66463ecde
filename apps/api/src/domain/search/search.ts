/** Member search (spec sections 2 and 6): 24 a page, who has a photo first, of them the most recently active, totals counted up to 1,000. */
import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Answer, Query } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { likesGiven, likesReceived, members, photos } from '../../db/schema.ts';
import type { Tracking } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import {
  NOBODY,
  cardColumns,
  cardOf,
  isLiked,
  isMainPhoto,
  likesViewer,
  loadCards,
} from '../members/profile-cards.ts';
import type { CardRow } from '../members/profile-cards.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { hasTrafficSource } from '../settings/traffic-source.ts';
import { Bookmarks } from './bookmarks.ts';
import type { Bookmark } from './bookmarks.ts';
import {
  assertShown,
  conditionOf,
  filterOf,
  networkOf,
  preparedCondition,
  relaxed,
  valuesOf,
} from './filter.ts';
import type { ConditionValues, SearchFilter } from './filter.ts';

const PAGE_SIZE = 24;
const MOST_COUNTED = 1000;
/** Fewer results than this, and similar members are announced. */
const FEW_RESULTS = 12;
/** From the page after this one on a page is found by keyset instead of by counting rows. */
const LAST_COUNTED_PAGE = 50;

/** Who looks: a member, or a visitor with the source of the visit. */
export interface Viewer {
  readonly id: string | null;
  /** The member's own domain, which says whom they find, at whatever host they ask. */
  readonly domain?: string | undefined;
  readonly source?: Tracking | undefined;
}

/**
 * Who may look at members at all: every member, and a visitor where the domain says so: any, or who came by a traffic source (spec
 * section 6).
 * @throws 403 `authentication_required`
 */
export function assertMaySearch(settings: SiteSettings, viewer: Viewer): void {
  if (viewer.id !== null || settings.logged_out_search === 'yes') return;
  const isOpen =
    settings.logged_out_search_trafficsource === 'yes' && hasTrafficSource(settings, viewer.source);
  if (!isOpen) throw problem('authentication_required');
}

/** A search that remembers where pages ended. One per process. */
export function createSearch(services: Services) {
  const bookmarks = new Bookmarks();

  /** @throws 403 for a visitor beyond the first page; 422 for a filter that contradicts itself or that the domain does not show */
  return async function search(
    db: Executor,
    settings: SiteSettings,
    viewer: Viewer,
    query: Query<'searchMembers'>,
  ): Promise<Answer<'searchMembers'>> {
    const viewerId = viewer.id;
    const page = query.page ?? 1;
    assertMaySearch(settings, viewer);
    assertShown(settings.search_fields, query);
    const filter = filterOf(query);
    if (viewerId === null && page > 1) throw problem('authentication_required');

    const now = services.clock();
    const domain = viewer.domain ?? settings.key;
    const key = JSON.stringify([filter, viewerId, domain]);
    const start = page > LAST_COUNTED_PAGE ? bookmarks.before(key, page) : null;
    const network = networkOf(services.settings, domain);
    const values = valuesOf(filter, viewerId, [], now, network);
    const found = await findPage(db, values, page, start);
    const rows = found.rows.slice(0, PAGE_SIZE);
    const last = rows.at(-1)?.place;
    if (page >= LAST_COUNTED_PAGE && rows.length === PAGE_SIZE && last !== undefined) {
      bookmarks.set(key, page, last);
    }
    const isCapped = found.total > MOST_COUNTED;
    const num_results = Math.min(found.total, MOST_COUNTED);
    const similar =
      num_results < FEW_RESULTS
        ? await findSimilar(
            db,
            now,
            values,
            filter,
            rows.map(({ place }) => place.id),
          )
        : [];
    return {
      results: rows.map(({ card }) => cardOf(card, viewerId, now)),
      page_number: page,
      num_results,
      num_results_capped: isCapped,
      num_pages: pagesOf(num_results, isCapped, page, found.rows.length > PAGE_SIZE),
      similar_results: await loadCards(services, db, viewerId, similar),
    };
  };
}

/** Pages there are; behind the counted ones as many as are known to follow. */
function pagesOf(counted: number, isCapped: boolean, page: number, hasMore: boolean): number {
  const pages = Math.ceil(counted / PAGE_SIZE);
  return isCapped && hasMore ? Math.max(pages, page + 1) : pages;
}

interface Found {
  readonly rows: readonly { readonly place: Bookmark; readonly card: CardRow }[];
  readonly total: number;
}

type KnownPage = { readonly page: number; readonly at: Bookmark };

/** One page (and one row more, to know whether another follows) as cards, and the total up to 1,001, in one statement. */
export async function findPage(
  db: Executor,
  values: ConditionValues,
  page: number,
  start: KnownPage | null,
): Promise<Found> {
  const found = await pageWithTotal(db, {
    ...values,
    cardsOf: values.viewer ?? NOBODY,
    startPhoto: start?.at.hasPhoto ?? null,
    startAt: start?.at.lastActiveAt ?? null,
    startId: start?.at.id ?? null,
    skipped: skippedBefore(page, start),
  });
  return {
    // Joined to the total, so that this is there where no member is; then there is no card.
    rows: found.flatMap((row) => {
      const { id, at, hasPhoto } = row;
      if (id === null) return [];
      return [{ place: { id, lastActiveAt: at, hasPhoto }, card: row as CardRow }];
    }),
    total: found[0]?.total ?? 0,
  };
}

const pageWithTotal = prepared('search_page', (db) => {
  const viewer = sql.placeholder('cardsOf');
  const condition = preparedCondition();
  const statement = pageOf(condition, (name) => sql.placeholder(name));
  return db
    .select({
      total: sql<number>`total.n::int`,
      at: sql<string>`page.at::text`,
      hasPhoto: sql<boolean>`page.has_photo`,
      ...cardColumns(viewer),
    })
    .from(sql`(${totalStatement(condition)}) total left join (${statement}) page on true`)
    .leftJoin(members, sql`${members.id} = page.id`)
    .leftJoin(photos, isMainPhoto)
    .leftJoin(likesGiven, isLiked(viewer))
    .leftJoin(likesReceived, likesViewer(viewer))
    .orderBy(sql`page.has_photo desc, page.at desc, page.id desc`);
});

const skippedBefore = (page: number, start: KnownPage | null): number =>
  (page - 1 - (start?.page ?? 0)) * PAGE_SIZE;

/** The ids of a page, in order. After a known page its end is the place to start from. */
export function pageStatement(condition: SQL, page: number, start: KnownPage | null): SQL {
  const values = {
    startPhoto: start?.at.hasPhoto ?? null,
    startAt: start?.at.lastActiveAt ?? null,
    startId: start?.at.id ?? null,
    skipped: skippedBefore(page, start),
  };
  return pageOf(condition, (name) => sql`${values[name]}`);
}

function pageOf(
  condition: SQL,
  value: (name: 'startPhoto' | 'startAt' | 'startId' | 'skipped') => SQL | Placeholder,
): SQL {
  return sql`select id, last_active_at as at, has_photo from members where ${condition}
    and (${value('startId')}::uuid is null or (has_photo, last_active_at, id)
      < (${value('startPhoto')}::boolean, ${value('startAt')}::timestamptz, ${value('startId')}::uuid))
    order by has_photo desc, last_active_at desc, id desc
    limit ${sql.raw(String(PAGE_SIZE + 1))} offset ${value('skipped')}::int`;
}

/**
 * How many there are, counted up to one over the cap. The order changes nothing in the number, but it makes the database
 * walk the same index as the page: without it a broad filter is counted by reading the table from its start, which is
 * slow where the newest members lie at its end.
 */
export function totalStatement(condition: SQL): SQL {
  return sql`select count(*) as n from (
    select 1 from members where ${condition}
    order by has_photo desc, last_active_at desc, id desc limit ${sql.raw(String(MOST_COUNTED + 1))}) counted`;
}

/** Up to a page of members by ever wider filters, without those named. */
async function findSimilar(
  db: Executor,
  now: number,
  { viewer, ownDomain, domainsApart }: ConditionValues,
  filter: SearchFilter,
  notIds: readonly string[],
): Promise<string[]> {
  const similar: string[] = [];
  for (const wider of relaxed(filter)) {
    if (similar.length >= FEW_RESULTS) break;
    const without = [...notIds, ...similar];
    const network = { ownDomain, domainsApart };
    const condition = conditionOf(wider, viewer, without, now, network);
    const { rows } = await db.execute<{ id: string }>(pageStatement(condition, 1, null));
    similar.push(...rows.map((row) => row.id));
  }
  return similar.slice(0, PAGE_SIZE);
}
