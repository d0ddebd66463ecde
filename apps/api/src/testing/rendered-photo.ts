/** A photo and what becomes of it, for tests in which nothing is to be decoded. */
import { FORMATS, SIZES } from '../domain/photos/files.ts';
import type { RenderedPhoto } from '../domain/photos/image.ts';

/** A JPEG by its first bytes; the rest is its name. */
export const pictureNamed = (name: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(name.padEnd(16))]);

export const nameOfPicture = (bytes: Buffer): string => bytes.subarray(4).toString().trim();

export const renderedPhoto = {
  files: Object.fromEntries(
    SIZES.map((size) => [
      size,
      Object.fromEntries(FORMATS.map((format) => [format, Buffer.from(`${size} ${format}`)])),
    ]),
  ),
  width: 400,
  height: 300,
  placeholder: 'AAAA',
} as unknown as RenderedPhoto;
