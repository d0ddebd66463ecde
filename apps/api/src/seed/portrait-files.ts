/** Turns the drawn portraits into files in the photo storage, once: later seedings find them by a list beside them. */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { filesNamed, namesFrom, SIZES } from '../domain/photos/files.ts';
import type { PhotoNames } from '../domain/photos/files.ts';
import { renderSizes } from '../domain/photos/image.ts';
import type { StoragePort } from '../ports/storage/storage-port.ts';
import { sha256 } from '../secrets.ts';
import { DRAWN_FOLDER } from '../routes/photo-files.ts';
import { drawPortraits } from './portraits.ts';
import type { Portrait } from './portraits.ts';

/** A portrait whose files are stored. */
export interface StoredPortrait extends Omit<Portrait, 'svg'> {
  readonly names: PhotoNames;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

const WIDTH = 640;
const HEIGHT = 800;
/** Pictures worked on at once: one is always waiting while two cores encode. */
const AT_ONCE = 4;

/** Draws and stores `count` portraits, or reads the list of an earlier time. */
export async function storePortraits(
  storage: StoragePort,
  count: number,
): Promise<StoredPortrait[]> {
  const portraits = drawPortraits(count);
  const all = createHash('sha256').update(`${WIDTH}x${HEIGHT} in ${SIZES.join()}, three colours`);
  for (const portrait of portraits) all.update(portrait.svg);
  const listName = `${DRAWN_FOLDER}/list-${all.digest('hex').slice(0, 16)}.json`;
  const kept = await storage.open(listName);
  if (kept !== null) return JSON.parse(await text(kept.stream())) as StoredPortrait[];

  const stored: StoredPortrait[] = [];
  for (let start = 0; start < portraits.length; start += AT_ONCE) {
    const batch = portraits.slice(start, start + AT_ONCE);
    stored.push(...(await Promise.all(batch.map((portrait) => storePortrait(storage, portrait)))));
  }
  await storage.put(listName, Buffer.from(JSON.stringify(stored)));
  return stored;
}

async function storePortrait(storage: StoragePort, portrait: Portrait): Promise<StoredPortrait> {
  const { svg, ...facts } = portrait;
  const stem = `${DRAWN_FOLDER}/${sha256(svg).toString('hex').slice(0, 24)}`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const rendered = await renderSizes(() => sharp(data, { raw }), 'north', 1);
  const names = namesFrom(stem);
  for (const [name, content] of filesNamed(names, rendered.files)) await storage.put(name, content);
  const { width, height, placeholder } = rendered;
  return { ...facts, names, width, height, placeholder };
}
