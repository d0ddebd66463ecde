/**
 * Two hundred hostile or odd files, made by code: what they are called and say of themselves, what is in them, and what the server
 * has to answer. The same each time.
 */
import { carriers, damaged, shapes } from './pictures.ts';
import { bombs, large } from './bombs.ts';
import type { HostileFile } from './builders.ts';
import { disguises, otherImages, polyglots, strangers } from './strangers.ts';

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
