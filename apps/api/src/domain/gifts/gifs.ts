/** GIFs as members search and send them (spec section 1). */
import { eq, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { gifs } from '../../db/schema.ts';
import type { StoredGif } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { problem } from '../problem.ts';
import type { FoundGif, GifSearch } from '../../ports/gifs/gif-port.ts';
import { localGif } from '../../ports/gifs/local-gifs.ts';

/** A GIF that a search has found, with where its file comes from. */
export interface KnownGif {
  readonly stored: StoredGif;
  /** Null for the site's own drawings. */
  readonly sourceUrl: string | null;
}

/**
 * Searches the provider, and remembers what it found: only that can be sent, and only its files are fetched.
 * @throws 503 `service_unavailable` where the provider does not answer
 */
export async function searchGifs(
  services: Services,
  search: GifSearch,
): Promise<{ readonly gifs: readonly StoredGif[]; readonly hasMore: boolean }> {
  const found = await services.gifs.search(search).catch((error: unknown) => {
    services.log.warn({ err: error }, 'GIF search');
    throw problem('service_unavailable');
  });
  await remember(services, found.gifs);
  const { credit } = services.gifs;
  return { gifs: found.gifs.map((gif) => storedOf(gif, credit)), hasMore: found.hasMore };
}

async function remember(services: Services, found: readonly FoundGif[]): Promise<void> {
  const foundAt = new Date(services.clock());
  const rows = found.flatMap(({ id, alt, width, height, sourceUrl }) =>
    sourceUrl === null ? [] : [{ id, alt, width, height, sourceUrl, foundAt }],
  );
  if (rows.length === 0) return;
  // What is still found stays, and is noted once a day.
  await services.db
    .insert(gifs)
    .values(rows)
    .onConflictDoUpdate({
      target: gifs.id,
      set: { foundAt },
      setWhere: lt(gifs.foundAt, new Date(services.clock() - DAY_MS)),
    });
}

/** The GIF of an id, or null where no search has found it. */
export async function findGif(services: Services, id: string): Promise<KnownGif | null> {
  const drawn = localGif(id, 'en');
  if (drawn !== null) return { stored: storedOf(drawn, null), sourceUrl: null };
  const [row] = await services.db.select().from(gifs).where(eq(gifs.id, id));
  return row === undefined
    ? null
    : { stored: storedOf(row, services.gifs.credit), sourceUrl: row.sourceUrl };
}

const storedOf = (
  { id, width, height, alt }: Pick<FoundGif, 'id' | 'width' | 'height' | 'alt'>,
  credit: string | null,
): StoredGif => ({ id, width, height, alt, credit });
