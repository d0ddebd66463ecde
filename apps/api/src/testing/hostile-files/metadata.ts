/** What a produced picture carries besides its pixels, read from the bytes themselves. */
import { SCRIPT, SECRET } from './builders.ts';

/** Names everything that should not be there: EXIF, XMP, ICC, IPTC, comments, what stands behind the end. */
export function hiddenIn(bytes: Buffer): string[] {
  const found = [
    SECRET,
    SCRIPT,
    'Exif',
    'http://ns.adobe.com',
    '<x:xmpmeta',
    'Photoshop 3.0',
  ].filter((text) => bytes.includes(text));
  if (bytes[0] === 0xff) return [...found, ...inJpeg(bytes)];
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return [...found, ...inWebp(bytes)];
  return [...found, ...inAvif(bytes)];
}

/** Every segment before the pixels but JFIF, and anything behind the end. */
function inJpeg(bytes: Buffer): string[] {
  const found: string[] = [];
  let at = 2;
  while (at < bytes.length && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    const isApplication = marker > 0xe0 && marker <= 0xef;
    if (isApplication || marker === 0xfe) found.push(`segment ${marker.toString(16)}`);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) !== bytes.length - 2) found.push('a tail');
  return found;
}

const WEBP_PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function inWebp(bytes: Buffer): string[] {
  const found: string[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    if (!WEBP_PIXELS.has(name)) found.push(`chunk ${name}`);
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  if (at !== bytes.length) found.push('a tail');
  return found;
}

/** Items other than pictures, and colour profiles that are more than numbers of a list. */
function inAvif(bytes: Buffer): string[] {
  const found: string[] = [];
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') found.push('no AVIF');
  for (let at = bytes.indexOf('infe'); at >= 0; at = bytes.indexOf('infe', at + 4)) {
    const type = bytes.toString('latin1', at + 12, at + 16);
    if (type !== 'av01') found.push(`item ${type}`);
  }
  for (let at = bytes.indexOf('colr'); at >= 0; at = bytes.indexOf('colr', at + 4)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type !== 'nclx') found.push(`profile ${type}`);
  }
  return found;
}
