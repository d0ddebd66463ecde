import sharp from 'sharp';
import { DRAWN_SIZE, drawings } from './drawings.ts';

const FRAMES = 16;
const FRAME_MS = 90;

/** A moment of a drawing, from 0 up to 1, as SVG. */
function frameOf(name: string, at: number): Buffer {
  const drawing = drawings[name];
  if (drawing === undefined) throw new RangeError(`no drawing of that name: ${name}`);
  const { width, height } = DRAWN_SIZE;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${drawing.ground}"/>${drawing.draw(at)}</svg>`,
  );
}

/** The first moment of a drawing as a WebP: a picker shows all of them at once. */
export const drawStill = (name: string): Promise<Buffer> =>
  sharp(frameOf(name, 0)).webp({ quality: 82, effort: 3 }).toBuffer();

/** A drawing as an animated WebP. About 0.2 s of work: its file is kept. */
export const drawMoving = (name: string): Promise<Buffer> =>
  sharp(
    Array.from({ length: FRAMES }, (_, index) => frameOf(name, index / FRAMES)),
    { join: { animated: true } },
  )
    .webp({ quality: 82, effort: 3, loop: 0, delay: Array<number>(FRAMES).fill(FRAME_MS) })
    .toBuffer();
