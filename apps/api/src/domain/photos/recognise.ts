/** What a file is by its first bytes, whatever it is called and says of itself. */
import { problem } from '../problem.ts';
import type { ProblemCode } from '@velours/openapi/types';

export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

/** As many bytes as every accepted format begins with. */
const HEAD = 16;

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/** The type by the first bytes; null for everything that is not accepted. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (bytes.length < HEAD) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
}

/** The brands of an ISO media file: AVIF and HEIC are told apart by them alone. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < HEAD || ascii(bytes, 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** How images begin that are none of those accepted. */
const OTHER_IMAGES = [
  'GIF8',
  'BM',
  'II*\0',
  'MM\0*',
  '8BPS',
  '\0\0\x01\0',
  '\xff\x0a',
  '\0\0\0\x0cJXL ',
  '\0\0\0\x0cjP  ',
  'qoif',
];

/** Refuses what is not accepted, and says what it is. @throws 415 or 422, see `refusalOf` */
export function acceptedType(bytes: Buffer): ImageType {
  const type = imageTypeOf(bytes);
  if (type === null) throw problem(refusalOf(bytes));
  return type;
}

/** Why a file is no photo: it is empty, an iPhone's HEIC, an image of another kind, or no image at all. */
function refusalOf(bytes: Buffer): ProblemCode {
  if (bytes.length === 0) return 'photo_empty';
  if (brandsOf(bytes).some((brand) => HEIC.has(brand))) return 'photo_heic';
  const head = ascii(bytes, 0, HEAD);
  const isOther = OTHER_IMAGES.some((start) => head.startsWith(start)) || isSvg(bytes);
  return isOther ? 'photo_type_refused' : 'photo_not_an_image';
}

/** SVG is a document that may hold scripts: it is never drawn, only told apart. */
const isSvg = (bytes: Buffer): boolean => {
  const text = bytes.subarray(0, 1024).toString('utf8').replaceAll('\0', '').toLowerCase();
  return /^\ufeff?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/.test(text) && text.includes('<svg');
};
