/**
 * The files of GIFs: fetched or drawn once, looked at, and kept with the photos. Browsers load them from this site alone, so no
 * provider sees who looks at what.
 */
import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Services } from '../../context.ts';
import { gifs, messages } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { problem } from '../problem.ts';
import { drawMoving, drawStill } from '../../ports/gifs/draw.ts';
import { drawingOf } from '../../ports/gifs/local-gifs.ts';
import type { StoragePort } from '../../ports/storage/storage-port.ts';
import type { KnownGif } from './gifs.ts';

/** All frames together. */
const MOST_PIXELS = 60_000_000;
/** Of a process at once, fetched or waiting for it: each may hold a file of some megabytes. */
const MOST_UNDER_WAY = 64;

/** What no search finds any more. */
const KEPT_MS = 30 * DAY_MS;
/** In one sweep. */
const MOST_FORGOTTEN = 1000;

export type GifFile = 'still' | 'moving';

export const fileOf = (id: string, file: GifFile): string => `gifs/${id}/${file}.webp`;

/** What is being made now, by where it is kept: many look at a new one at the same time. */
const making = new WeakMap<StoragePort, Map<string, Promise<void>>>();

/** The one before is decoded, or could not be. */
let decoded: Promise<unknown> = Promise.resolve();

/** Pictures are decoded one at a time, as photos are: all their pixels lie in memory meanwhile. */
function inTurn<Picture>(decode: () => Promise<Picture>): Promise<Picture> {
  const own = decoded.then(decode);
  decoded = own.catch(() => undefined);
  return own;
}

/**
 * The file of a GIF is there afterwards: a drawing's is drawn, a provider's are fetched together.
 * @throws 503 `service_unavailable` where its provider does not give it, or too many are made at once
 */
export async function keepFile(services: Services, gif: KnownGif, file: GifFile): Promise<void> {
  const { id } = gif.stored;
  const { storage } = services;
  if (await storage.has(fileOf(id, file))) return;
  const drawing = drawingOf(id);
  const what = drawing === null ? id : `${id} ${file}`;
  const here = making.get(storage) ?? new Map<string, Promise<void>>();
  making.set(storage, here);
  if (!here.has(what) && here.size >= MOST_UNDER_WAY)
    throw problem('service_unavailable', { retry_after_minutes: 1 });
  const made =
    here.get(what) ??
    (drawing === null ? fetchFiles(services, gif) : draw(storage, id, drawing, file)).finally(() =>
      here.delete(what),
    );
  here.set(what, made);
  await made;
}

async function draw(
  storage: StoragePort,
  id: string,
  drawing: string,
  file: GifFile,
): Promise<void> {
  const drawn = await inTurn(() => (file === 'still' ? drawStill(drawing) : drawMoving(drawing)));
  await storage.put(fileOf(id, file), drawn);
}

async function fetchFiles(services: Services, { stored, sourceUrl }: KnownGif): Promise<void> {
  const { id } = stored;
  try {
    const fetched = await services.gifs.fetch(sourceUrl ?? '');
    const { moving, still } = await inTurn(() => encode(fetched));
    await services.storage.put(fileOf(id, 'moving'), moving);
    await services.storage.put(fileOf(id, 'still'), still);
  } catch (error) {
    services.log.warn({ err: error, gif: id }, 'GIF file');
    throw problem('service_unavailable');
  }
}

/** Encoded anew: what is kept is a picture and nothing else, whatever was sent. */
async function encode(fetched: Buffer): Promise<Readonly<Record<GifFile, Buffer>>> {
  const moving = await sharp(fetched, {
    animated: true,
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
  })
    .timeout({ seconds: 10 })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
  const still = await sharp(moving, { limitInputPixels: MOST_PIXELS })
    .webp({ quality: 80 })
    .toBuffer();
  return { moving, still };
}

/** Forgets what no search has found for 30 days and no message names, with its files. */
export async function forgetGifs(services: Services): Promise<void> {
  const { db, storage } = services;
  const isForgotten = and(
    lte(gifs.foundAt, new Date(services.clock() - KEPT_MS)),
    notExists(
      db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.kind, 'gif'), eq(sql`${messages.gif}->>'id'`, gifs.id))),
    ),
  );
  const old = await db.select({ id: gifs.id }).from(gifs).where(isForgotten).limit(MOST_FORGOTTEN);
  for (const { id } of old) {
    // The files first: a row that is left is found again when this is cut off, and its files are fetched anew.
    for (const file of ['moving', 'still'] as const) await storage.remove(fileOf(id, file));
    await db.delete(gifs).where(and(eq(gifs.id, id), isForgotten));
  }
}
