/** The site's own GIFs: a moving SVG each, in `drawn/`, made into the WebP that a picker and a message show. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** In the order they are offered. */
export const drawingNames: readonly string[] = [
  'wave',
  'heart',
  'hearts',
  'laugh',
  'wink',
  'sad',
  'yes',
  'no',
  'sleep',
  'think',
  'coffee',
  'cheers',
  'sun',
  'rain',
  'cat',
  'dance',
  'fireworks',
  'bike',
  'flower',
];

/** Pixels of every drawing. */
export const DRAWN_SIZE = { width: 320, height: 240 } as const;

const FRAMES = 16;
const FRAME_MS = 90;

/** An element with what moves of it: `<g><animateTransform attributeName="transform" type="rotate" ... values="0; 6.1; ..."/>`. */
const MOVING = /<(\w+)([^<>]*)>((?:\s*<animate(?:Transform)? [^<>]*\/>)+)/g;
const ANIMATION = /attributeName="([\w-]+)"(?: type="(\w+)")?[^<>]* values="([^"]*)"/g;

/** First moment of a drawing as a WebP: a picker shows all of them at once. */
export const drawStill = async (name: string): Promise<Buffer> =>
  sharp(frameOf(await read(name), 0))
    .webp({ quality: 82, effort: 3 })
    .toBuffer();

/** A drawing as an animated WebP. About 0.2 s of work: its file is kept. */
export async function drawMoving(name: string): Promise<Buffer> {
  const drawing = await read(name);
  const frames = Array.from({ length: FRAMES }, (_, index) => frameOf(drawing, index));
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 82, effort: 3, loop: 0, delay: Array<number>(FRAMES).fill(FRAME_MS) })
    .toBuffer();
}

function read(name: string): Promise<string> {
  if (!drawingNames.includes(name)) throw new RangeError(`no drawing of that name: ${name}`);
  return readFile(path.join(import.meta.dirname, 'drawn', `${name}.svg`), 'utf8');
}

/** A moment of a drawing: what moves in it (SMIL, a value for each frame) stands still. sharp knows no moving SVG. */
function frameOf(drawing: string, frame: number): Buffer {
  const still = drawing.replaceAll(
    MOVING,
    (_, tag: string, attributes: string, animations: string) => {
      const moved = [...animations.matchAll(ANIMATION)].map(([, name, type, list]) => {
        const values = (list ?? '').split('; ');
        if (values.length !== FRAMES) throw new RangeError(`${name} has ${values.length} values`);
        return ` ${name}="${type === undefined ? values[frame] : `${type}(${values[frame]})`}"`;
      });
      return `<${tag}${attributes}${moved.join('')}>`;
    },
  );
  if (still.includes('<animate')) throw new RangeError('an animation is not read');
  return Buffer.from(still);
}
