/** The part of a photo that its member keeps, as the contract's `crop` says it: fractions of the upright picture. */
import { fieldProblem } from '../problem.ts';

export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const FRACTIONS = /^(?:0|1|0\.\d{1,9})(?:,(?:0|1|0\.\d{1,9})){3}$/;

/** Reads a crop; null for none. @throws 422 `validation_failed` at `crop` */
export function readCrop(text: string | undefined): Crop | null {
  if (text === undefined || text === '') return null;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  const isInside = left + width <= 1.000001 && top + height <= 1.000001;
  if (!FRACTIONS.test(text) || !isInside || width === 0 || height === 0) {
    throw fieldProblem('crop', 'invalid');
  }
  return { left, top, width, height };
}

/** The crop in whole pixels of a picture, never empty and never outside it. */
export function cropPixels(crop: Crop, width: number, height: number): Crop {
  const left = Math.min(width - 1, Math.round(crop.left * width));
  const top = Math.min(height - 1, Math.round(crop.top * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}
