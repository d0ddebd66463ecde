/**
 * The files of a photo: five sizes, each in three formats. The database names the WebP ones; their neighbours have the same name
 * with another ending, so that an address never changes and the request's Accept decides.
 */
import { randomBytes } from 'node:crypto';
import type { PhotoRow } from '../../db/schema.ts';

export const SIZES = ['main', 'view', 'card', 'thumb', 'match'] as const;
export type PhotoSize = (typeof SIZES)[number];

/** From the smallest files to those that every browser reads. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

export const CONTENT_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

type NameColumn = 'filename' | 'viewFilename' | 'cardFilename' | 'thumbFilename' | 'matchFilename';

const COLUMNS: Readonly<Record<PhotoSize, NameColumn>> = {
  main: 'filename',
  view: 'viewFilename',
  card: 'cardFilename',
  thumb: 'thumbFilename',
  match: 'matchFilename',
};

export type PhotoNames = Readonly<Record<NameColumn, string>>;

/** Files of every size and format. */
export type RenderedFiles = Readonly<Record<PhotoSize, Readonly<Record<PhotoFormat, Buffer>>>>;

/** Names that begin alike. */
export function namesFrom(stem: string): PhotoNames {
  const names = SIZES.map((size) => [COLUMNS[size], `${stem}-${size}.webp`]);
  return Object.fromEntries(names) as Record<NameColumn, string>;
}

/** Where a photo of a member lies: the folder tells whose it is, the rest cannot be guessed. */
export const photoNames = (memberId: string): PhotoNames =>
  namesFrom(`${memberId}/${randomBytes(16).toString('hex')}`);

/** The same picture in another format. */
export const inFormat = (name: string, format: PhotoFormat): string =>
  name.replace(/\.webp$/, `.${format}`);

/** Every file of a photo under its names. */
export const filesNamed = (names: PhotoNames, files: RenderedFiles): Map<string, Buffer> =>
  new Map(
    SIZES.flatMap((size) =>
      FORMATS.map(
        (format) => [inFormat(names[COLUMNS[size]], format), files[size][format]] as const,
      ),
    ),
  );

/** Every file that a photo may have; photos of earlier times have fewer. */
const filesOf = (photo: Pick<PhotoRow, NameColumn>): string[] =>
  SIZES.flatMap((size) => {
    const name = photo[COLUMNS[size]];
    return name === null ? [] : FORMATS.map((format) => inFormat(name, format));
  });

/** The files of a member's photo, but for drawn ones, which demo members share. */
export const ownFilesOf = (photo: Pick<PhotoRow, NameColumn | 'memberId'>): string[] =>
  filesOf(photo).filter((file) => file.startsWith(`${photo.memberId}/`));

/** The formats that an Accept header prefers, best first. JPEG for who names none: everything reads it. */
export function formatsFor(accept: string | undefined): PhotoFormat[] {
  const named = (accept ?? '').toLowerCase();
  const isNamed = (format: PhotoFormat) =>
    named.split(',').some((part) => {
      const [type = '', ...parameters] = part.split(';').map((word) => word.trim());
      return type === CONTENT_TYPES[format] && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
    });
  const wanted = FORMATS.filter((format) => format === 'jpeg' || isNamed(format));
  // One of before lies there as WebP alone.
  return [...wanted, ...FORMATS.filter((format) => format === 'webp' && !wanted.includes(format))];
}
