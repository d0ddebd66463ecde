import { CacheExpiration } from 'workbox-expiration';

/** How long a page or a photo is shown without a connection, in seconds. */
const WEEK = 7 * 24 * 3600;

const shelf = (name: string, maxEntries: number) => ({
  name,
  limit: new CacheExpiration(name, { maxEntries, maxAgeSeconds: WEEK }),
});

/** What is kept of a member, and how much of it. */
export const PAGES = shelf('kept-pages', 60);
export const PHOTOS = shelf('kept-photos', 200);
type Shelf = typeof PAGES;

/** Whose it is: one entry, with the member's id for a body. */
const OWNER = 'kept-for';

/** What is being kept or dropped, one after the other. */
let tail: Promise<unknown> = Promise.resolve();
/** Grows with each drop: what was asked for before it is not kept after it. */
let round = 0;

/** Remembers when something was asked for. */
export const roundNow = (): number => round;

function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
  const result = tail.then(step);
  tail = result.catch(() => undefined);
  return result;
}

async function ownerNow(): Promise<string | null> {
  const said = await caches.match(`/${OWNER}`, { cacheName: OWNER });
  return said === undefined ? null : said.text();
}

async function empty(): Promise<void> {
  for (const { name, limit } of [PAGES, PHOTOS]) {
    await limit.delete();
    await caches.delete(name);
  }
}

/** Keeps an answer, unless something was dropped since it was asked for, or nobody is known for whom. */
export const keep = (to: Shelf, url: string, response: Response, at: number): Promise<void> =>
  inTurn(async () => {
    if (at !== round || (await ownerNow()) === null) return;
    const cache = await caches.open(to.name);
    await cache.put(url, response);
    await to.limit.updateTimestamp(url);
    await to.limit.expireEntries();
  });

/** What was kept of an address; undefined where nothing was, or too long ago. */
export const kept = (from: Shelf, url: string): Promise<Response | undefined> =>
  inTurn(async () => {
    const response = await caches.match(url, { cacheName: from.name });
    if (response === undefined || !(await from.limit.isURLExpired(url))) return response;
    await from.limit.expireEntries();
    return undefined;
  });

export const forget = (from: Shelf, url: string): Promise<void> =>
  inTurn(async () => {
    await (await caches.open(from.name)).delete(url);
  });

/** Drops all that was kept. It goes on being the same member's. */
export function drop(): Promise<void> {
  round += 1;
  return inTurn(empty);
}

/** Drops all that was kept, and whose it was. */
export function leave(): Promise<void> {
  round += 1;
  return inTurn(leaveNow);
}

async function leaveNow(): Promise<void> {
  await empty();
  await caches.delete(OWNER);
}

/**
 * The server has said who is there; null: a visitor. What was another's is dropped.
 * @param at When the server was asked: what it says of before a drop counts no more.
 * @returns since when it belongs to whom it says; null where it does not count
 */
export const belongTo = (
  member: string | null,
  at: number,
): Promise<{ round: number; hasLeft: boolean } | null> =>
  inTurn(async () => {
    if (at !== round) return null;
    const before = await ownerNow();
    if (before === member) return { round, hasLeft: false };
    round += 1;
    const since = round;
    await leaveNow();
    if (member !== null) {
      const cache = await caches.open(OWNER);
      await cache.put(`/${OWNER}`, new Response(member));
    }
    return { round: since, hasLeft: before !== null };
  });
