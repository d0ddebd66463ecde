/**
 * The files of GIFs: fetched or drawn once, looked at, and kept with the photos. Browsers load them from this site alone, so no
 * provider sees who looks at what.
 */
import sharp from 'sharp';
import type { Services } from '../../context.ts';
import { problem } from '../../http/problem.ts';
import { drawGif } from '../../ports/gifs/drawn/draw.ts';
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
 * Both files of a GIF are there afterwards.
 * @throws 503 `service_unavailable` where its provider does not give it
 */
export async function keepFiles(services: Services, gif: KnownGif): Promise<void> {
  const { id } = gif.stored;
  // The still is written last.
  if (await services.storage.has(fileOf(id, 'still'))) return;
  const here = making.get(services.storage) ?? new Map<string, Promise<void>>();
  making.set(services.storage, here);
  const made = here.get(id) ?? make(services, gif).finally(() => here.delete(id));
  here.set(id, made);
  await made;
}

async function make(services: Services, { stored, sourceUrl }: KnownGif): Promise<void> {
  const { id } = stored;
  try {
    const moving = await movingOf(services, id, sourceUrl);
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

async function movingOf(services: Services, id: string, sourceUrl: string | null): Promise<Buffer> {
  const drawing = drawingOf(id);
  if (drawing !== null) return drawGif(drawing);
  const fetched = await services.gifs.fetch(sourceUrl ?? '');
  // Encoded anew: what is kept is a picture and nothing else, whatever was sent.
  return sharp(fetched, { animated: true, limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: 10 })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
}
