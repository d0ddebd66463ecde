import { describe, expect, it } from 'vitest';
import { cropOf, keepPart } from './add-photos.ts';

describe('the part of a photo that is kept', () => {
  it('[P04] goes out as fractions that the contract takes', () => {
    const file = new File(['x'], 'me.jpg');
    keepPart(file, { left: 1 / 3, top: 0, width: 0.5000000001, height: 1 });
    expect(cropOf(file)).toBe('0.333333,0,0.5,1');
    expect(cropOf(file)).toMatch(/^(?:0|1|0\.\d{1,9})(?:,(?:0|1|0\.\d{1,9})){3}$/);
  });

  it('[P04] is left out where all of it is kept', () => {
    const file = new File(['x'], 'me.jpg');
    keepPart(file, null);
    expect(cropOf(file)).toBeUndefined();
  });
});
