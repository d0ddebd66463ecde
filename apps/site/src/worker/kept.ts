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

/** Whose it is, and how often something was dropped: one entry, since a worker that is being replaced goes on for a while beside the next. */
const OWNER = 'kept-for';

interface Owner {
  /** The member's id; null where it is nobody's. */
  readonly member: string | null;
  /** Grows with each drop: what was asked for before it is not kept after it. */
  readonly round: number;
}

/** What is being kept or dropped, one after the other, by whichever worker. */
const inTurn = <Result>(step: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(OWNER, step);

/** What can't be read is nobody's: no page may fail for it. */
async function ownerNow(): Promise<Owner> {
  const said = await caches
    .match(`/${OWNER}`, { cacheName: OWNER })
    .then((entry): Promise<Owner> | undefined => entry?.json())
    .catch(() => undefined);
  return said ?? { member: null, round: 0 };
}

/** Remembers when something was asked for. */
export const roundNow = async (): Promise<number> => (await ownerNow()).round;

/** Drops all that was kept; what is kept from now on is the member's. */
async function beginFor(member: string | null): Promise<number> {
  const round = (await ownerNow()).round + 1;
  await empty();
  const cache = await caches.open(OWNER);
  await cache.put(`/${OWNER}`, Response.json({ member, round } satisfies Owner));
  return round;
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
    const { member, round } = await ownerNow();
    if (at !== round || member === null) return;
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
export const drop = (): Promise<void> =>
  inTurn(async () => void (await beginFor((await ownerNow()).member)));

/** Drops all that was kept, and whose it was. */
export const leave = (): Promise<void> => inTurn(async () => void (await beginFor(null)));

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
    const before = await ownerNow();
    if (at !== before.round) return null;
    if (before.member === member) return { round: at, hasLeft: false };
    return { round: await beginFor(member), hasLeft: before.member !== null };
  });
