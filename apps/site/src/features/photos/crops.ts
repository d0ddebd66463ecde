import type { CropPart } from '@velours/ui/blocks/PhotoCropper';

/** The part of each chosen file that its member keeps; a file that is not here is kept whole. */
const parts = new WeakMap<object, CropPart>();

export function keepPart(file: File, part: CropPart | null): void {
  if (part) parts.set(file, part);
}

/** The part as the contract's `crop` says it; undefined for the whole. */
export function cropOf(file: object): string | undefined {
  const part = parts.get(file);
  return (
    part &&
    [part.left, part.top, part.width, part.height]
      .map((share) => String(Number(Math.min(1, Math.max(0, share)).toFixed(6))))
      .join()
  );
}
