/**
 * Photos as they come in, and as they are kept: recognised by their first bytes, limited in pixels, and
 * encoded anew, which drops EXIF, GPS and anything else that was hidden in the file.
 */
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { ProblemError, problem } from '../problem.ts';
import { cropPixels } from './crop.ts';
import type { Crop } from './crop.ts';
import type { PhotoFormat, RenderedFiles } from './files.ts';
import { acceptedType } from './recognise.ts';

/** The largest file that is accepted, in bytes. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** The largest picture that is decoded, in pixels; a small file can hold a huge one. */
const MOST_PIXELS = 50_000_000;
/** The shortest side that is kept: a line of pixels shows nobody. */
const LEAST_SIDE = 50;

/** Sizes in pixels: two fit inside a square, the others are cut to the shape. */
const MAIN = 1600;
const VIEW = 800;
const THUMB = { width: 320, height: 320 };
const MATCH = { width: 600, height: 750 };
const CARD = { width: 400, height: 500 };

/** What is kept of a photo. */
export interface RenderedPhoto {
  readonly files: RenderedFiles;
  /** Of `main`. */
  readonly width: number;
  readonly height: number;
  /** Its colours from top to bottom: "#d9c3b0,#8f6f5e,#2b2f3a". */
  readonly placeholder: string;
}

// Nothing of one member's photo stays in memory for the next.
sharp.cache(false);

/**
 * The sizes of an uploaded photo, cut, upright, without metadata.
 * @throws 415 and 422 as `acceptedType`, 422 `photo_unreadable`, `photo_too_many_pixels`, `photo_too_small`
 */
export async function renderUpload(
  bytes: Buffer,
  crop: Crop | null = null,
): Promise<RenderedPhoto> {
  const type = acceptedType(bytes);
  const metadata = await readHead(bytes, type);
  try {
    // Decoded once, so that a broken file fails here and not half way through the sizes.
    const { data, info } = await decode(bytes, metadata, crop);
    const { width, height, channels } = info;
    return await renderSizes(() => sharp(data, { raw: { width, height, channels } }), 'attention');
  } catch (error) {
    throw error instanceof ProblemError ? error : problem('photo_unreadable');
  }
}

/** What the file says of itself before it is decoded; the decoder must be the one that its first bytes promise. */
async function readHead(bytes: Buffer, type: string): Promise<Metadata> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null || metadata.format !== (type === 'avif' ? 'heif' : type)) {
    throw problem('photo_unreadable');
  }
  if (metadata.width * metadata.height > MOST_PIXELS) throw problem('photo_too_many_pixels');
  return metadata;
}

function decode(bytes: Buffer, { autoOrient }: Metadata, crop: Crop | null) {
  const { width, height } = autoOrient;
  const kept = cropPixels(crop ?? { left: 0, top: 0, width: 1, height: 1 }, width, height);
  // As it will be kept: of what is extremely wide only a line is left.
  const scale = Math.min(1, MAIN / Math.max(kept.width, kept.height));
  if (Math.min(kept.width, kept.height) * scale < LEAST_SIDE) throw problem('photo_too_small');
  const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: 30 })
    .autoOrient();
  return (crop === null ? upright : upright.extract(kept))
    .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
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
    raw(source().resize({ ...size, fit: 'cover', position: focus }));
  const inside = (size: number, from = source) =>
    raw(from().resize(size, size, { fit: 'inside', withoutEnlargement: true }));
  const main = await inside(MAIN);
  const view = await inside(VIEW, main.again);
  const match = await cut(MATCH);
  const card = await raw(match.again().resize(CARD));
  const thumb = await cut(THUMB);
  const mainFiles = await encode(main.again, effort);
  return {
    files: {
      main: mainFiles,
      // A picture that is no larger than the smaller of the two is the same in both.
      view: view.width === main.width ? mainFiles : await encode(view.again, effort),
      card: await encode(card.again, effort),
      thumb: await encode(thumb.again, effort),
      match: await encode(match.again, effort),
    },
    width: main.width,
    height: main.height,
    placeholder: await coloursOf(card.again()),
  };
}

/** The mean colour of each third of a picture, from the top. */
async function coloursOf(picture: Sharp): Promise<string> {
  const pixels = await picture.resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const third = pixels.length / 3;
  return [0, 1, 2]
    .map((at) => `#${pixels.subarray(at * third, at * third + 3).toString('hex')}`)
    .join();
}

/** A picture's pixels, to begin from as often as wanted. */
async function raw(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, again: () => sharp(data, { raw: { width, height, channels } }) };
}

/** One size in every format. AVIF takes longest to encode: at its lowest effort it is still the smallest. */
async function encode(
  source: () => Sharp,
  effort: number,
): Promise<Readonly<Record<PhotoFormat, Buffer>>> {
  const [avif, webp, jpeg] = await Promise.all([
    source().avif({ quality: 52, effort: 0 }).toBuffer(),
    source().webp({ quality: 79, effort }).toBuffer(),
    source().jpeg({ quality: 78, progressive: true }).toBuffer(),
  ]);
  return { avif, webp, jpeg };
}
