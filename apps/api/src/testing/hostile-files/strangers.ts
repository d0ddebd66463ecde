/** What is no photo, or two things at once, or is called something else. */
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import {
  isoFile,
  pngChunk,
  SCRIPT,
  SECRET,
  segment,
  withChunks,
  withSegments,
} from './builders.ts';
import type { HostileFile, Outcome } from './builders.ts';
import { encoded, picture } from './pictures.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

const file = (
  name: string,
  outcome: Outcome,
  content: Buffer | string | (() => Buffer | Promise<Buffer>),
): HostileFile => ({
  name,
  outcome,
  bytes: () =>
    typeof content === 'function' ? content() : Buffer.from(content as string, 'latin1'),
});

/** One kind by its beginning, another by the rest: what comes out is pixels alone. */
export async function polyglots(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = [await encoded('jpeg'), await encoded('png'), await encoded('webp')];
  const tailed = (bytes: Buffer, tail: string | Buffer) =>
    Buffer.concat([bytes, Buffer.from(tail as string, 'latin1')]);
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40), Buffer.from(SECRET)]);
  return [
    file('JPEG and HTML', 'accepted', withSegments(jpeg, segment(0xfe, `--><html>${SCRIPT}`))),
    file(
      'JPEG and JavaScript',
      'accepted',
      withSegments(jpeg, segment(0xfe, `*/=1;alert(1);/*${SECRET}`)),
    ),
    file(
      'JPEG and PHP',
      'accepted',
      withSegments(jpeg, segment(0xfe, `<?php system($_GET[0]); //${SECRET}`)),
    ),
    file('JPEG and SVG', 'accepted', tailed(jpeg, SVG)),
    file('JPEG and PDF', 'accepted', tailed(jpeg, `%PDF-1.7 /JS (app.alert(1)) ${SECRET}`)),
    file('JPEG and ZIP', 'accepted', tailed(jpeg, zip)),
    file('JPEG and RAR', 'accepted', tailed(jpeg, `Rar!\x1a\x07\0${SECRET}`)),
    file(
      'PNG and HTML',
      'accepted',
      withChunks(png, pngChunk('tEXt', Buffer.from(`a\0${SCRIPT}`))),
    ),
    file('PNG and PHP', 'accepted', tailed(png, `<?php phpinfo(); //${SECRET}`)),
    file('PNG and ZIP', 'accepted', tailed(png, zip)),
    file('WebP and HTML', 'accepted', tailed(webp, `<html>${SCRIPT}`)),
    file('GIF and JavaScript', 'photo_type_refused', `GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//;`),
    file('BMP and JavaScript', 'photo_type_refused', `BM/*${'\0'.repeat(20)}*/=1;alert(1)`),
    file('PDF and JPEG', 'photo_not_an_image', () => tailed(Buffer.from('%PDF-1.7\n'), jpeg)),
    file('HTML and JPEG', 'photo_not_an_image', () => tailed(Buffer.from('<html><!--'), jpeg)),
    file('ZIP and PNG', 'photo_not_an_image', () => tailed(zip, png)),
    file('a picture in a script', 'photo_not_an_image', () =>
      tailed(Buffer.from('alert(1)//'), png),
    ),
    file('RIFF that is sound', 'photo_not_an_image', 'RIFF\x24\0\0\0WAVEfmt \0\0\0\0\0\0\0\0'),
    file('WebP that is HTML', 'photo_unreadable', `RIFF\x24\0\0\0WEBP<html>${SCRIPT}`),
    file('PNG that is HTML', 'photo_unreadable', `\x89PNG\r\n\x1a\n<html>${SCRIPT}`),
    file('JPEG that is HTML', 'photo_unreadable', `\xff\xd8\xff\xfe<html>${SCRIPT}`),
    file('AVIF that is HTML', 'photo_unreadable', () => isoFile('avif', 'mif1', 'miaf')),
  ];
}

/** Called what it is not: names and types of an upload are not read. */
export async function disguises(): Promise<HostileFile[]> {
  const jpeg = await encoded('jpeg');
  const as = (called: string, type: string): HostileFile => ({
    name: `a photo as ${JSON.stringify(called).slice(0, 40)} of ${type}`,
    outcome: 'accepted',
    bytes: () => jpeg,
    called,
    type,
  });
  const posing = (name: string, content: string, outcome: Outcome): HostileFile => ({
    ...file(name, outcome, content),
    called: 'me.jpg',
    type: 'image/jpeg',
  });
  return [
    as('me.svg', 'image/svg+xml'),
    as('me.html', 'text/html'),
    as('me.php', 'application/x-php'),
    as('me.jpg.exe', 'application/octet-stream'),
    as('../../../etc/passwd', 'image/jpeg'),
    as('..\\..\\me.jpg', 'image/png'),
    as(`${'long'.repeat(60)}.jpg`, 'image/webp'),
    as('me\u202egpj.exe', 'image/jpeg'),
    as('', 'image/jpeg'),
    as('me.jpg', 'text/javascript'),
    posing('SVG as a JPEG', SVG, 'photo_type_refused'),
    posing('HTML as a JPEG', `<!doctype html>${SCRIPT}`, 'photo_not_an_image'),
    posing('a program as a JPEG', `MZ\x90\0${'\0'.repeat(60)}`, 'photo_not_an_image'),
  ];
}

/** Images of kinds that are not accepted; HEIC with advice. */
export async function otherImages(): Promise<HostileFile[]> {
  const refused = (name: string, content: Parameters<typeof file>[2]) =>
    file(name, 'photo_type_refused', content);
  return [
    refused('SVG', SVG),
    refused('SVG with a declaration', `<?xml version="1.0"?>${SVG}`),
    refused(
      'SVG with entities',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50)}">]>${SVG}`,
    ),
    refused('SVG behind a comment', `  <!-- ${SECRET} -->${SVG}`),
    refused('SVG behind a mark', Buffer.from(`\ufeff${SVG}`)),
    refused('SVG in capitals', SVG.toUpperCase()),
    refused('SVG in two bytes a letter', Buffer.from(SVG, 'utf16le')),
    refused('GIF', () => picture().gif().toBuffer()),
    refused('moving GIF', async () =>
      sharp([await encoded('png'), await encoded('png')], { join: { animated: true } })
        .gif()
        .toBuffer(),
    ),
    refused('TIFF', () => picture().tiff().toBuffer()),
    refused('TIFF the other way round', `MM\0*\0\0\0\x08${'\0'.repeat(30)}`),
    refused('BMP', `BM${'\0'.repeat(60)}`),
    refused('icon', `\0\0\x01\0\x01\0\x10\x10${'\0'.repeat(30)}`),
    refused('Photoshop', `8BPS\0\x01${'\0'.repeat(30)}`),
    refused('JPEG XL', `\xff\x0a${'\0'.repeat(30)}`),
    refused('JPEG XL in boxes', `\0\0\0\x0cJXL \r\n\x87\n${'\0'.repeat(30)}`),
    refused('JPEG 2000', `\0\0\0\x0cjP  \r\n\x87\n${'\0'.repeat(30)}`),
    refused('QOI', `qoif\0\0\0\x40\0\0\0\x40${'\0'.repeat(30)}`),
    ...['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].map((brand) =>
      file(`HEIC (${brand})`, 'photo_heic', () => isoFile(brand, 'mif1', 'heic')),
    ),
  ];
}

const NOTHING: Readonly<Record<string, string | Buffer>> = {
  PDF: `%PDF-1.7 ${SECRET}`,
  ZIP: `PK\x03\x04${'\0'.repeat(30)}`,
  gzip: gzipSync(SVG),
  '7z': `7z\xbc\xaf\x27\x1c${'\0'.repeat(30)}`,
  'a Linux program': `\x7fELF\x02\x01\x01${'\0'.repeat(30)}`,
  'a Windows program': `MZ\x90\0${'\0'.repeat(60)}`,
  WebAssembly: '\0asm\x01\0\0\0\0\0\0\0\0\0\0\0',
  'a film': '\0\0\0\x18ftypmp42\0\0\0\0isommp42',
  sound: `ID3\x04\0\0${'\0'.repeat(30)}`,
  HTML: `<!doctype html>${SCRIPT}`,
  XML: `<?xml version="1.0"?><a>${SECRET}</a>`,
  JavaScript: `alert(1) // ${SECRET}`,
  JSON: `{"a":"${SECRET}"}`,
  text: SECRET,
  'a database': `SQLite format 3\0${'\0'.repeat(30)}`,
  zeros: '\0'.repeat(1_000),
  'line ends': '\r\n'.repeat(500),
  'the end of a form': '--velours--\r\n',
  'one byte': 'x',
  'the beginning of a JPEG': '\xff\xd8\xff',
  'the beginning of a PNG': '\x89PNG\r\n\x1a\n',
};

/** What is no image at all. */
export const strangers = (): HostileFile[] => [
  file('an empty file', 'photo_empty', ''),
  ...Object.entries(NOTHING).map(([name, content]) => file(name, 'photo_not_an_image', content)),
];
