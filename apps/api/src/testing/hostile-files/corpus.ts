/**
 * Two hundred hostile or odd files, made by code: what they are called and say of themselves, what is in them, and what the server
 * has to answer. The same each time.
 */
import type { ProblemCode } from '@velours/openapi/types';
import { carriers, damaged, shapes } from './pictures.ts';
import { bombs, large } from './bombs.ts';
import { disguises, otherImages, polyglots, strangers } from './strangers.ts';

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

export const NUMBER_OF_FILES = 200;

/** The files by their kind. */
export async function hostileFiles(): Promise<Readonly<Record<string, readonly HostileFile[]>>> {
  const kinds = {
    carriers: await carriers(),
    shapes: await shapes(),
    bombs: await bombs(),
    large: await large(),
    polyglots: await polyglots(),
    disguises: await disguises(),
    otherImages: await otherImages(),
    strangers: strangers(),
  };
  const count = Object.values(kinds).flat().length;
  return { ...kinds, damaged: await damaged(NUMBER_OF_FILES - count) };
}
