import type { CropPart, CropShape } from './PhotoCropper.types.ts';

/** How a part was chosen: the shape, how near, and where, each from 0 to 1. */
export interface CropChoice {
  shape: CropShape;
  /** 1: as much as fits; 4: a quarter of that in each direction. */
  zoom: number;
  across: number;
  down: number;
}

export const MOST_ZOOM = 4;

/** Width over height. */
const RATIOS: Readonly<Record<CropShape, number | null>> = {
  original: null,
  portrait: 4 / 5,
  square: 1,
};

export const ratioOf = (shape: CropShape, width: number, height: number): number =>
  RATIOS[shape] ?? width / height;

/** The part of a picture of this size. */
export function partOf(choice: CropChoice, width: number, height: number): CropPart {
  const ratio = ratioOf(choice.shape, width, height);
  const fitting = Math.min(width, height * ratio);
  const kept = fitting / choice.zoom;
  const part = { width: kept / width, height: kept / ratio / height };
  return {
    ...part,
    left: choice.across * (1 - part.width),
    top: choice.down * (1 - part.height),
  };
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The choice after the picture was pulled by so much, in fractions of what is seen; where all is seen nothing moves. */
export function pulled(
  choice: CropChoice,
  part: CropPart,
  byAcross: number,
  byDown: number,
): CropChoice {
  const move = (value: number, by: number, size: number): number =>
    size >= 1 ? value : within(value - (by * size) / (1 - size));
  return {
    ...choice,
    across: move(choice.across, byAcross, part.width),
    down: move(choice.down, byDown, part.height),
  };
}
