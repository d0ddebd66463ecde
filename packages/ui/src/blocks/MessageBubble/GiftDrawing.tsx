import { drawing, part } from './GiftDrawing.css.ts';

/** The gifts there are: small, kind, and nothing explicit. */
export type GiftName =
  | 'rose'
  | 'bouquet'
  | 'coffee'
  | 'chocolates'
  | 'cake'
  | 'teddy'
  | 'balloon'
  | 'star';

type Part = readonly [colour: 'first' | 'second' | 'warm' | 'pale' | 'line', path: string];

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Each on a square of 64, what lies behind first. */
const drawings: Readonly<Record<GiftName, readonly Part[]>> = {
  rose: [
    ['line', 'M32 34v27'],
    ['second', 'M32 56c-3-7-9-9-15-8 1 7 7 11 15 8Z M32 50c3-6 8-8 14-7-1 6-6 10-14 7Z'],
    ['first', 'M18 11l8 4 6-11 6 11 8-4-1 13c0 8-6 13-13 13s-13-5-13-13Z'],
    ['line', 'M24 22c4 6 12 6 16 0'],
  ],
  bouquet: [
    ['first', circle(18, 21, 9)],
    ['second', circle(46, 21, 9)],
    ['warm', circle(32, 14, 10)],
    ['line', 'M18 21v.1 M46 21v.1 M32 14v.1'],
    ['pale', 'M12 32h40L37 60H27Z'],
    ['first', 'M24 45h16l-3 6H27Z'],
  ],
  coffee: [
    ['line', 'M24 16c-4-4 4-6 0-11 M36 16c-4-4 4-6 0-11 M9 60h42'],
    ['line', 'M47 30h4c9 0 9 15 0 15h-6'],
    ['pale', 'M12 24h36v17c0 8-5 13-12 13H24c-7 0-12-5-12-13Z'],
    ['warm', 'M12 24h36v6H12Z'],
    ['first', 'M30 49c-7-4-9-7-9-10 0-5 7-6 9-1 2-5 9-4 9 1 0 3-2 6-9 10Z'],
  ],
  chocolates: [
    ['warm', 'M32 16C27 5 15 5 15 11c0 5 9 6 17 5 8 1 17 0 17-5 0-6-12-6-17 5Z'],
    ['first', 'M9 26h46v32H9Z M5 16h54v10H5Z'],
    ['second', 'M27 16h10v42H27Z'],
  ],
  cake: [
    ['warm', 'M32 3c5 5 4 10 0 10s-5-5 0-10Z'],
    ['second', 'M29 13h6v14h-6Z'],
    ['first', 'M12 36h40v22H12Z'],
    [
      'pale',
      'M10 36c0-6 4-9 9-9h26c5 0 9 3 9 9 0 5-5 7-8 3-2 5-9 5-11 0-2 5-8 5-10 0-2 5-15 5-15-3Z',
    ],
    ['line', 'M6 58h52'],
  ],
  teddy: [
    ['warm', `${circle(15, 15, 8)} ${circle(49, 15, 8)} ${circle(32, 31, 22)}`],
    ['pale', circle(32, 38, 9)],
    ['line', 'M23 28v.1 M41 28v.1 M29 35h6l-3 3Z M32 38v4'],
    ['first', 'M32 57c-4-4-12-5-12 1s8 5 12-1c4 6 12 7 12 1s-8-5-12-1Z'],
  ],
  balloon: [
    ['line', 'M32 49c-5 5 5 7 0 13'],
    [
      'first',
      'M32 45C18 36 11 28 11 18 11 9 17 4 23 4c4 0 8 2 9 6 1-4 5-6 9-6 6 0 12 5 12 14 0 10-7 18-21 27Z',
    ],
    ['second', 'M28 50l4-5 4 5Z'],
    ['line', 'M18 18c0-4 2-7 5-8'],
  ],
  star: [
    ['warm', 'M32 4l8.5 18 19.5 2.5L46 38l3.5 20L32 48.5 14.5 58 18 38 4 24.5 23.5 22Z'],
    ['line', 'M26 29v.1 M38 29v.1 M26 36c3 4 9 4 12 0'],
  ],
};

export interface GiftDrawingProps {
  /** Which gift is drawn. */
  gift: GiftName;
  /**
   * 40 or 64 px.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
}

/** The picture of a gift in the brand's colours; decoration, for its name stands beside it. */
export const GiftDrawing = ({ gift, size = 'md' }: GiftDrawingProps) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={drawing({ size })}>
    {drawings[gift].map(([colour, path]) => (
      <path key={path} className={part({ colour })} d={path} />
    ))}
  </svg>
);
