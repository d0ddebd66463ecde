import type { Page } from '@playwright/test';

/** A file as a picker hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture that no packing makes smaller: `side` pixels square are about 3 bytes each. Drawn by the browser of this page. */
export const noisyPicture = async (page: Page, name: string, side: number): Promise<ChosenFile> => {
  const base64 = await page.evaluate(async (pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = pixels;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    const noise = pen.createImageData(pixels, pixels);
    // As many bytes as the browser gives at a time.
    for (let at = 0; at < noise.data.length; at += 65_536) {
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    }
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    pen.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, side);
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
};
