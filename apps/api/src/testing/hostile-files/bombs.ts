/** Small files that hold huge pictures, long animations, and files that are simply too large. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MOST_BYTES } from '../../domain/photos/image.ts';
import {
  avifOfSize,
  jpegOfSize,
  pngBomb,
  pngChunk,
  pngOf,
  webpOfSize,
  withChunks,
} from './builders.ts';
import type { HostileFile, Outcome } from './builders.ts';
import { encoded, picture } from './pictures.ts';

/** The largest pictures that are taken: 49 megapixels. */
const SIDE = 7_000;
const flat = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#a46' } });

/** What unpacks to 48 MB. */
const packed = () => deflateSync(Buffer.alloc(48_000_000));

export async function bombs(): Promise<HostileFile[]> {
  const [jpeg, png, avif] = await Promise.all([encoded('jpeg'), encoded('png'), encoded('avif')]);
  const frames = sharp(
    await Promise.all(Array.from({ length: 60 }, () => encoded('png', picture(200, 200)))),
    { join: { animated: true } },
  );
  const extended = await picture(160, 200, 4).withIccProfile('p3').webp().toBuffer();
  const file = (
    name: string,
    bytes: HostileFile['bytes'],
    outcome: Outcome = 'photo_too_many_pixels',
  ) => ({ name, outcome, bytes });
  return [
    file('PNG that says 65,535 by 65,535', () => pngOf(65_535, 65_535)),
    file('PNG that says 30,000 by 30,000', () => pngOf(30_000, 30_000)),
    file('PNG that says 900,000 by 100', () => pngOf(900_000, 100)),
    file('PNG of a billion points that are there', () => pngBomb(30_000)),
    file('JPEG that says 65,000 by 65,000', () => jpegOfSize(jpeg, 65_000, 65_000)),
    file('JPEG that says 65,000 by 1,000', () => jpegOfSize(jpeg, 65_000, 1_000)),
    file('WebP that says 16,000 by 16,000', () => webpOfSize(extended, 16_000), 'either'),
    file('AVIF that says 30,000 by 30,000', () => avifOfSize(avif, 30_000), 'either'),
    file('JPEG of no height', () => jpegOfSize(jpeg, 160, 0), 'photo_unreadable'),
    file('PNG of no width', () => pngOf(0, 100), 'photo_unreadable'),
    file(
      '49 megapixels, interlaced',
      () => flat().png({ progressive: true }).toBuffer(),
      'accepted',
    ),
    file(
      '49 megapixels, progressive',
      () => flat().jpeg({ progressive: true }).toBuffer(),
      'accepted',
    ),
    file('49 megapixels, WebP', () => flat().webp({ effort: 0 }).toBuffer(), 'accepted'),
    file(
      'PNG text that unpacks to 48 MB',
      () => withChunks(png, pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), packed()]))),
      'either',
    ),
    file(
      'PNG profile that unpacks to 48 MB',
      () => withChunks(png, pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), packed()]))),
      'either',
    ),
    file('WebP of 60 pictures', () => frames.clone().webp({ effort: 0 }).toBuffer(), 'accepted'),
    file('PNG of 10,000 pictures', () => animatedPng(png, 10_000), 'accepted'),
  ];
}

/** An APNG: its other pictures stand in chunks of their own. */
function animatedPng(png: Buffer, number: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(number, 0);
  const end = png.length - 12;
  const frames = Array.from({ length: number }, (_none, index) => {
    const head = Buffer.alloc(26);
    head.writeUInt32BE(index * 2, 0);
    head.writeUInt32BE(1, 4);
    head.writeUInt32BE(1, 8);
    const data = Buffer.alloc(4);
    data.writeUInt32BE(index * 2 + 1, 0);
    const pixel = deflateSync(Buffer.from([0, 1, 2, 3]));
    return Buffer.concat([pngChunk('fcTL', head), pngChunk('fdAT', Buffer.concat([data, pixel]))]);
  });
  return Buffer.concat([
    withChunks(png.subarray(0, end), pngChunk('acTL', control)),
    ...frames,
    png.subarray(end),
  ]);
}

/** At the limit, one byte above it, and far above: what is above is not even read to its end. */
export async function large(): Promise<HostileFile[]> {
  const jpeg = await encoded('jpeg');
  const sized = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  return [
    { name: 'as large as it may be', outcome: 'accepted', bytes: () => sized(MOST_BYTES) },
    { name: 'a byte too large', outcome: 'photo_too_large', bytes: () => sized(MOST_BYTES + 1) },
    { name: '12 MB', outcome: 'photo_too_large', bytes: () => jpeg, more: 12_000_000 },
    { name: '100 MB', outcome: 'photo_too_large', bytes: () => jpeg, more: 100_000_000 },
    {
      name: '100 MB that are no picture',
      outcome: 'photo_too_large',
      bytes: () => Buffer.from('%PDF-1.7'),
      more: 100_000_000,
    },
  ];
}
