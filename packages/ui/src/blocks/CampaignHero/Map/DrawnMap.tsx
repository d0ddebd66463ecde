import { avenue, block, park, sheet, street, water, way } from './MapHero.css.ts';

const blocks: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [40, 60, 70, 50],
  [130, 60, 60, 50],
  [40, 130, 60, 70],
  [470, 70, 80, 60],
  [570, 70, 60, 60],
  [480, 320, 60, 80],
  [560, 320, 80, 60],
  [60, 620, 80, 60],
  [160, 620, 60, 60],
  [60, 700, 60, 60],
  [420, 660, 60, 70],
  [500, 660, 90, 50],
  [250, 420, 60, 60],
  [330, 420, 50, 60],
];

/** Streets, water and green of no town there is: pure decoration. */
export const DrawnMap = () => (
  <svg
    className={sheet}
    viewBox="0 0 700 900"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path
      className={water}
      d="M-20 470c130-40 190 60 310 40s150-150 260-170 180 20 180 20v120c-90-20-150 0-220 70s-170 110-290 90-150-60-240-50Z"
    />
    <path className={park} d="M250 60c60-30 150-10 160 50s-50 120-110 110-110-130-50-160Z" />
    <path
      className={park}
      d="M560 690c50-30 130 0 150 50v120c-70 10-160-10-180-70s-10-80 30-100Z"
    />
    <path className={park} d="M30 330c40-30 90-10 90 30s-40 70-80 50-40-60-10-80Z" />
    {blocks.map(([x, y, width, height]) => (
      <rect key={`${x} ${y}`} className={block} x={x} y={y} width={width} height={height} rx="8" />
    ))}
    <path
      className={street}
      d="M0 240h220l90 60 180-50 230 10 M210 0v240l-60 380v300 M0 590l150-10 240 60 330-20 M440 0l20 260-30 380 20 280 M0 800h180l270-20 270 60 M640 0v300l-40 330 30 290"
    />
    <path
      className={avenue}
      d="M-20 40C160 120 240 240 330 300s220 140 390 160 M120 920C160 700 260 620 330 560s60-200 40-320S330 60 350-20"
    />
    <path className={way} d="M150 150c60 60 160 40 190 130s-40 150 20 220 160 40 200 150" />
  </svg>
);
