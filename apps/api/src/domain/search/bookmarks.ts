/** A place in the order of search results: after this member. The time is PostgreSQL's own text, to the microsecond. */
export interface Bookmark {
  readonly hasPhoto: boolean;
  readonly lastActiveAt: string;
  readonly id: string;
}

const MOST_SEARCHES = 500;
const MOST_PAGES = 200;

/**
 * Where pages of recent searches ended, so that a page far behind is read by keyset from the nearest known place
 * before it. Kept per process and bounded; a missing bookmark only costs time.
 */
export class Bookmarks {
  readonly #searches = new Map<string, Map<number, Bookmark>>();

  /** The last known end of a page before `page`. */
  before(search: string, page: number): { readonly page: number; readonly at: Bookmark } | null {
    const pages = this.#searches.get(search);
    if (pages === undefined) return null;
    this.#searches.delete(search);
    this.#searches.set(search, pages);
    let best: { page: number; at: Bookmark } | null = null;
    for (const [known, at] of pages) {
      if (known < page && known > (best?.page ?? 0)) best = { page: known, at };
    }
    return best;
  }

  /** Remembers where `page` ended. */
  set(search: string, page: number, at: Bookmark): void {
    const pages = this.#searches.get(search) ?? new Map<number, Bookmark>();
    this.#searches.set(search, pages.set(page, at));
    dropOldest(pages, MOST_PAGES);
    dropOldest(this.#searches, MOST_SEARCHES);
  }
}

function dropOldest<Key>(map: Map<Key, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
