/**
 * Photos as they come in, and as they are kept (DESIGN section 5): recognised by their first bytes, limited in pixels, and
 * encoded anew, which drops EXIF, GPS and anything else that was hidden in the file.
 */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { problem } from '../../http/problem.ts';

/** The largest file that is accepted, in bytes. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** The largest picture that is decoded, in pixels; a small file can hold a huge one. */
export const MOST_PIXELS = 50_000_000;

/** Sizes in pixels: the main one fits inside a square, the others are cut to the shape. */
const MAIN = 1600;
const THUMB = { width: 320, height: 320 };
const MATCH = { width: 600, height: 750 };

/** What is kept of a photo. All WebP. */
export interface RenderedPhoto {
  readonly main: Buffer;
  readonly thumb: Buffer;
  readonly match: Buffer;
  /** Of `main`. */
  readonly width: number;
  readonly height: number;
  /** ThumbHash, base64. */
  readonly thumbhash: string;
}

export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

/** The type by the first bytes, whatever the file is called; null for everything that is not accepted (SVG, GIF, HEIC). */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12))) return 'avif';
  return null;
}

/** At most two at a time: each takes a core for about 0.2 s. */
let running = 0;
const queue: (() => void)[] = [];

/**
 * The sizes of an uploaded photo, upright, without metadata.
 * @throws 415 `photo_type_refused`, 422 `photo_unreadable` (broken, or too many pixels)
 */
export async function renderUpload(bytes: Buffer): Promise<RenderedPhoto> {
  if (imageTypeOf(bytes) === null) throw problem('photo_type_refused');
  if (running >= 2) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  try {
    // Decoded once, so that a broken file fails here and not half way through the sizes.
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return await renderSizes(() => sharp(data, { raw: { width, height, channels } }), 'attention');
  } catch {
    throw problem('photo_unreadable');
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

/**
 * Encodes the sizes of a picture; `focus` is what a cut keeps: the eye-catching part, or the top. A drawing's flat colours
 * gain nothing from a long search for the smallest file (`effort`, 0 to 6).
 */
export async function renderSizes(
  source: () => Sharp,
  focus: 'attention' | 'north',
  effort = 4,
): Promise<RenderedPhoto> {
  const cut = (size: typeof THUMB) =>
    source()
      .resize({ ...size, fit: 'cover', position: focus })
      .webp({ quality: 78, effort })
      .toBuffer();
  const [main, thumb, match, tiny] = await Promise.all([
    source()
      .resize(MAIN, MAIN, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort })
      .toBuffer({ resolveWithObject: true }),
    cut(THUMB),
    cut(MATCH),
    source()
      .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data);
  return {
    main: main.data,
    thumb,
    match,
    width: main.info.width,
    height: main.info.height,
    thumbhash: Buffer.from(hash).toString('base64'),
  };
}
