import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * @typedef {object} Comparison
 * @property {number} changed - Pixels that differ; of pictures of unlike sizes those beyond the smaller one, too.
 * @property {Buffer} difference - PNG: the older picture in grey, what differs in red.
 */

/** Lays a picture onto a canvas of a size; what it does not reach stays transparent. */
const onCanvas = (
  /** @type {PNG} */ picture,
  /** @type {number} */ width,
  /** @type {number} */ height,
) => {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
};

/**
 * Compares two screenshots of one story, taken by one browser in one run.
 * @param {Buffer} before - PNG.
 * @param {Buffer} after - PNG.
 * @returns {Comparison}
 */
export function compare(before, after) {
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const changed = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    difference.data,
    width,
    height,
    // The same browser draws the same letters: what is left of smoothing is what a new layout made.
    { threshold: 0.1, includeAA: false },
  );
  return { changed, difference: PNG.sync.write(difference) };
}
