import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compare } from './compare.mjs';

/** @param {number} width @param {number} height @param {number} [reds] - How many pixels at the start are red. */
function picture(width, height, reds = 0) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < reds; pixel += 1) png.data.set([255, 0, 0, 255], pixel * 4);
  return PNG.sync.write(png);
}

describe('compare', () => {
  test('the same picture has no difference', () => {
    expect(compare(picture(8, 8), picture(8, 8)).changed).toBe(0);
  });

  test('every pixel that changed is counted', () => {
    expect(compare(picture(8, 8), picture(8, 8, 8)).changed).toBe(8);
  });

  test('a picture that grew differs by what was added', () => {
    const { changed, difference } = compare(picture(8, 8), picture(8, 10));
    expect(changed).toBe(16);
    expect(PNG.sync.read(difference).height).toBe(10);
  });
});
