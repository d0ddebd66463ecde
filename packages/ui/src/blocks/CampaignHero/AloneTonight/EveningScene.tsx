import {
  far,
  figure,
  glow,
  lamp,
  moon,
  near,
  scene,
  shade,
  star,
  unlit,
  warm,
} from './AloneTonightHero.css.ts';

interface House {
  x: number;
  width: number;
  height: number;
  /** Windows across and down; those that are lit, counted row by row from the top. */
  across: number;
  down: number;
  lit: readonly number[];
}

const ground = 520;

const houses: readonly House[] = [
  { x: -20, width: 150, height: 250, across: 3, down: 5, lit: [4, 9] },
  { x: 130, width: 110, height: 170, across: 2, down: 3, lit: [1] },
  { x: 560, width: 130, height: 210, across: 3, down: 4, lit: [2, 6] },
  { x: 690, width: 170, height: 300, across: 4, down: 6, lit: [5, 14, 19] },
  { x: 860, width: 120, height: 190, across: 2, down: 4, lit: [3] },
  { x: 980, width: 160, height: 260, across: 3, down: 5, lit: [1, 7, 12] },
  { x: 1140, width: 120, height: 150, across: 2, down: 3, lit: [] },
  { x: 1260, width: 200, height: 280, across: 4, down: 5, lit: [6, 17] },
];

const farRoofs =
  'M0 520V330h90v-40h70v60h110v-90h80v50h120v-30h90v70h100v-110h70v60h110v-40h90v80h120v-60h80v30h130v-70h90v50h90v260Z';

const Windows = ({ x, width, height, across, down, lit }: House) => {
  const stepX = width / (across + 0.5);
  const stepY = (height - 20) / down;
  return Array.from({ length: across * down }, (_, index) => (
    <rect
      key={index}
      className={lit.includes(index) ? (index % 2 === 0 ? warm : lamp) : unlit}
      x={x + stepX * (0.45 + (index % across))}
      y={ground - height + 22 + stepY * Math.floor(index / across)}
      width={stepX * 0.55}
      height={stepY * 0.5}
      rx="3"
    />
  ));
};

/** Somebody at the window with a telephone: the house in front, its window large. */
const Somebody = () => (
  <g>
    <path className={near} d="M240 520V210l160-70 160 70v310Z" />
    <rect className={glow} x="285" y="235" width="230" height="220" rx="16" />
    <rect className={warm} x="300" y="250" width="200" height="190" rx="8" />
    <path className={figure} d="M300 440v-6c8-50 36-78 76-78s68 28 76 78v6Z" />
    <circle className={figure} cx="376" cy="318" r="34" />
    <path className={figure} d="M420 400c14-6 22-20 26-38l14 4c-4 30-16 50-34 58Z" />
    <rect className={lamp} x="440" y="334" width="22" height="38" rx="5" />
    <path className={near} d="M396 250h8v190h-8Z M300 300h200v6H300Z" opacity="0.35" />
    <path className={shade} d="M280 455h240v14H280Z" />
  </g>
);

/** The town at night. Drawn, and the same in light and dark: it is evening either way. */
export const EveningScene = () => (
  <svg
    className={scene}
    viewBox="0 0 1440 520"
    preserveAspectRatio="xMinYMax slice"
    aria-hidden="true"
  >
    <circle className={moon} cx="610" cy="86" r="46" />
    {[
      [60, 60],
      [190, 130],
      [330, 40],
      [470, 90],
      [760, 50],
      [900, 130],
      [1050, 40],
      [1240, 90],
      [1390, 60],
    ].map(([cx, cy]) => (
      <circle key={cx} className={star} cx={cx} cy={cy} r="3" />
    ))}
    <path className={far} d={farRoofs} />
    {houses.map((house) => (
      <g key={house.x}>
        <rect
          className={near}
          x={house.x}
          y={ground - house.height}
          width={house.width}
          height={house.height}
        />
        <Windows {...house} />
      </g>
    ))}
    <Somebody />
  </svg>
);
