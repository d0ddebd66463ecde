/**
 * The files of GIFs: fetched or drawn once, looked at, and kept with the photos. Browsers load them from this site alone, so no
 * provider sees who looks at what.
 */
import sharp from 'sharp';
import type { Services } from '../../context.ts';
import { problem } from '../problem.ts';
import { drawMoving, drawStill } from '../../ports/gifs/draw.ts';
import { drawingOf } from '../../ports/gifs/local-gifs.ts';
import type { StoragePort } from '../../ports/storage/storage-port.ts';
import type { KnownGif } from './gifs.ts';

/** All frames together. */
const MOST_PIXELS = 60_000_000;

export type GifFile = 'still' | 'moving';

export const fileOf = (id: string, file: GifFile): string => `gifs/${id}/${file}.webp`;

/** What is being made now, by where it is kept: many look at a new one at the same time. */
const making = new WeakMap<StoragePort, Map<string, Promise<void>>>();

/**
 * The file of a GIF is there afterwards: a drawing's is drawn, a provider's are fetched together.
 * @throws 503 `service_unavailable` where its provider does not give it
 */
export async function keepFile(services: Services, gif: KnownGif, file: GifFile): Promise<void> {
  const { id } = gif.stored;
  const { storage } = services;
  if (await storage.has(fileOf(id, file))) return;
  const drawing = drawingOf(id);
  const what = drawing === null ? id : `${id} ${file}`;
  const here = making.get(storage) ?? new Map<string, Promise<void>>();
  making.set(storage, here);
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
  const drawn = file === 'still' ? await drawStill(drawing) : await drawMoving(drawing);
  await storage.put(fileOf(id, file), drawn);
}

async function fetchFiles(services: Services, { stored, sourceUrl }: KnownGif): Promise<void> {
  const { id } = stored;
  try {
    const fetched = await services.gifs.fetch(sourceUrl ?? '');
    // Encoded anew: what is kept is a picture and nothing else, whatever was sent.
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
    await services.storage.put(fileOf(id, 'moving'), moving);
    await services.storage.put(fileOf(id, 'still'), still);
  } catch (error) {
    services.log.warn({ err: error, gif: id }, 'GIF file');
    throw problem('service_unavailable');
  }
}
