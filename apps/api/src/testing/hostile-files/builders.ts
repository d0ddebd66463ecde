/** What a hostile file is, and the parts that they are put together from: PNG chunks, JPEG segments, ISO boxes. */
import { crc32, deflateSync } from 'node:zlib';
import type { ProblemCode } from '@velours/openapi/types';

/** What comes of a file; `either`: it may be read or not, and nothing else happens. */
export type Outcome = 'accepted' | 'either' | ProblemCode;

export interface HostileFile {
  readonly name: string;
  readonly outcome: Outcome;
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** What the upload says it is. @default a JPEG */
  readonly called?: string | undefined;
  readonly type?: string | undefined;
  /** So many bytes more are streamed behind `bytes`. */
  readonly more?: number | undefined;
}

/** Stands in everything that must not come out again. */
export const SECRET = 'SECRET-OWNER-52.3702N-4.8952E';

export const SCRIPT = `<script>fetch('/api/user.php')</script>`;

const PNG_HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG chunk; `crc` where a wrong one is wanted. */
export function pngChunk(type: string, data: Buffer, crc?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc ?? crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG with more chunks behind its header. */
export const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const header = (width: number, height: number, depth: number, colour: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, 0], 8);
  return pngChunk('IHDR', data);
};

/** A PNG that says it is of this size; its pixels are `data`, or as good as missing. */
export const pngOf = (
  width: number,
  height: number,
  data: Buffer = deflateSync(Buffer.alloc(64)),
  depth = 8,
  colour = 2,
): Buffer =>
  Buffer.concat([
    PNG_HEAD,
    header(width, height, depth, colour),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** A PNG whose few bytes really unpack to that many black points. */
export const pngBomb = (side: number): Buffer =>
  pngOf(side, side, deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side)), 1, 0);

/** A JPEG segment. */
export function segment(marker: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A JPEG with more segments behind its beginning. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A JPEG that says it is of another size than it is. */
export function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  for (let at = 2; at < bytes.length - 9; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      bytes.writeUInt16BE(height, at + 5);
      bytes.writeUInt16BE(width, at + 7);
      return bytes;
    }
  }
  throw new Error('the JPEG has no frame');
}

/** The beginning of an ISO media file of these brands. */
export const isoFile = (brand: string, ...compatible: readonly string[]): Buffer => {
  const body = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body, Buffer.from(`\0\0\0\x08free${SECRET}`, 'latin1')]);
};

/** A WebP whose extended header says it is of another size. */
export function webpOfSize(extended: Buffer, side: number): Buffer {
  const bytes = Buffer.from(extended);
  const at = bytes.indexOf('VP8X');
  if (at < 0) throw new Error('the WebP has no extended header');
  bytes.writeUIntLE(side - 1, at + 12, 3);
  bytes.writeUIntLE(side - 1, at + 15, 3);
  return bytes;
}

/** An AVIF that says it is of another size. */
export function avifOfSize(avif: Buffer, side: number): Buffer {
  const bytes = Buffer.from(avif);
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(side, at + 8);
  bytes.writeUInt32BE(side, at + 12);
  return bytes;
}
