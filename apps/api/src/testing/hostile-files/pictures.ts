/** Pictures that carry more than pixels, that are of an odd shape, or that are damaged. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { Random } from '../../seed/random.ts';
import { pngChunk, pngOf, SCRIPT, SECRET, segment, withChunks, withSegments } from './builders.ts';
import type { HostileFile } from './builders.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
type Format = (typeof FORMATS)[number];

/** A picture with something to see in it. */
export const picture = (width = 160, height = 200, channels: 3 | 4 = 3): Sharp => {
  const pixels = Buffer.alloc(width * height * channels);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = Math.abs(Math.trunc(Math.sin(at / 97) * 120 + Math.cos(at / width) * 120));
  }
  return sharp(pixels, { raw: { width, height, channels } });
};

export const encoded = (format: Format, from: Sharp = picture()): Promise<Buffer> =>
  from.toFormat(format).toBuffer();

const accepted = (name: string, bytes: HostileFile['bytes']): HostileFile => ({
  name,
  outcome: 'accepted',
  bytes,
});

const EXIF = {
  IFD0: { Copyright: SECRET, Make: SECRET, ImageDescription: SCRIPT },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSLongitude: '4/1 53/1 0/1' },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${SECRET}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Accepted, and nothing but the pixels comes out: EXIF with GPS, XMP, ICC, IPTC, comments, tails. */
export async function carriers(): Promise<HostileFile[]> {
  const [jpeg, png] = [await encoded('jpeg'), await encoded('png')];
  const each = (name: string, make: (format: Format) => Sharp): HostileFile[] =>
    FORMATS.map((format) =>
      accepted(`${format} with ${name}`, () => encoded(format, make(format))),
    );
  const text = (type: string, data: Buffer) =>
    accepted(`png with a ${type} chunk`, () => withChunks(png, pngChunk(type, data)));
  const part = (name: string, marker: number, data: string) =>
    accepted(`jpeg with ${name}`, () => withSegments(jpeg, segment(marker, data)));
  return [
    ...each('EXIF and GPS', () => picture().withExif(EXIF)),
    ...each('XMP', () => picture().withXmp(XMP)),
    ...each('a wide colour profile', () => picture().withIccProfile('p3')),
    ...FORMATS.map((format) =>
      accepted(`${format} with a tail`, async () =>
        Buffer.concat([await encoded(format), Buffer.from(`${SECRET}${SCRIPT}`)]),
      ),
    ),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
      accepted(`jpeg turned by EXIF ${orientation}`, () =>
        encoded('jpeg', picture().withMetadata({ orientation })),
      ),
    ),
    part('a comment', 0xfe, SECRET),
    part('IPTC', 0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x50\0\x1a${SECRET}`),
    part('a profile that is none', 0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`),
    part('EXIF that is none', 0xe1, `Exif\0\0MM\0*\xff\xff\xff\xff${SECRET}`),
    part('a segment of 64 kB', 0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET.repeat(2_000)}`),
    part('provenance boxes', 0xeb, `JP\0\x01\0\0\0\x01${SECRET}`),
    part('more pictures', 0xe2, `MPF\0MM\0*${SECRET}`),
    part('what a camera writes', 0xec, `[picture info]${SECRET}`),
    text('tEXt', Buffer.from(`Author\0${SECRET}`)),
    text('zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync(SECRET)])),
    text('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`)),
    text('eXIf', Buffer.from(`MM\0*\0\0\0\x08\0\0${SECRET}`, 'latin1')),
    text('tIME', Buffer.from([7, 0xea, 11, 21, 12, 0, 0])),
    text('seCr', Buffer.from(SECRET)),
    text('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(SECRET)])),
  ];
}

/** Kinds of pixels and shapes. */
export async function shapes(): Promise<HostileFile[]> {
  const of = (width: number, height: number) => () => encoded('png', picture(width, height));
  const small = (name: string, bytes: HostileFile['bytes']): HostileFile => ({
    name,
    outcome: 'photo_too_small',
    bytes,
  });
  return [
    ...FORMATS.map((format) =>
      small(`${format} of one point`, () => encoded(format, picture(1, 1))),
    ),
    small('a line across', of(10_000, 10)),
    small('a line down', of(10, 10_000)),
    small('one point too narrow', of(49, 400)),
    accepted('just wide enough', of(50, 400)),
    small('extremely wide', of(16_000, 60)),
    small('extremely high', of(60, 16_000)),
    accepted('wide', of(2_000, 100)),
    accepted('16 bits a channel', () => picture().toColourspace('rgb16').png().toBuffer()),
    accepted('one bit', () =>
      pngOf(96, 96, deflateSync(Buffer.alloc(13 * 96, '\0ABCDEFGHIJKL', 'latin1')), 1, 0),
    ),
    accepted('a palette', () => picture().png({ palette: true, colours: 4 }).toBuffer()),
    accepted('CMYK', () => picture().toColourspace('cmyk').jpeg().toBuffer()),
    accepted('grey JPEG', () => picture().greyscale().jpeg().toBuffer()),
    accepted('grey PNG', () => picture().greyscale().png().toBuffer()),
    accepted('PNG that can be seen through', () => picture(160, 200, 4).png().toBuffer()),
    accepted('WebP that can be seen through', () => picture(160, 200, 4).webp().toBuffer()),
    accepted('AVIF that can be seen through', () => picture(160, 200, 4).avif().toBuffer()),
    accepted('lossless WebP', () => picture().webp({ lossless: true }).toBuffer()),
    accepted('progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()),
    accepted('full colour JPEG', () => picture().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
    accepted('interlaced PNG', () => picture().png({ progressive: true }).toBuffer()),
  ];
}

/** Cut short, with wrong sums, with bytes changed at random: `count` of them. */
export async function damaged(count: number): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  const random = new Random(20_261_121);
  const whole = Object.fromEntries(
    await Promise.all(FORMATS.map(async (format) => [format, await encoded(format)] as const)),
  ) as Record<Format, Buffer>;
  for (const format of FORMATS) {
    for (const share of [0.1, 0.4, 0.7]) {
      files.push({
        name: `${format} cut at ${share}`,
        outcome: 'photo_unreadable',
        bytes: () => whole[format].subarray(0, Math.floor(whole[format].length * share)),
      });
    }
  }
  files.push({
    name: 'PNG with a wrong sum',
    outcome: 'photo_unreadable',
    bytes: () => {
      const bytes = Buffer.from(whole.png);
      const at = bytes.indexOf('IDAT');
      bytes.writeUInt32BE(1, at + 4 + bytes.readUInt32BE(at - 4));
      return bytes;
    },
  });
  while (files.length < count) {
    const format = FORMATS[files.length % FORMATS.length] ?? 'jpeg';
    const bytes = Buffer.from(whole[format]);
    for (let change = 0; change < 12; change += 1) {
      bytes[random.int(16, bytes.length - 1)] = random.int(0, 255);
    }
    files.push({
      name: `${format} changed at random ${files.length}`,
      outcome: 'either',
      bytes: () => bytes,
    });
  }
  return files;
}
