/** What the site's own GIFs show: drawn from shapes, one loop each. `at` runs from 0 to 1 and meets its beginning again. */

export const DRAWN_SIZE = { width: 320, height: 240 } as const;

export interface Drawing {
  readonly ground: string;
  readonly draw: (at: number) => string;
}

const INK = '#3b2a4a';
const turn = (at: number): number => at * 2 * Math.PI;
/** Up and down once in a loop, from -1 to 1. */
const swing = (at: number): number => Math.sin(turn(at));
/** From 0 to 1 and back once in a loop. */
const beat = (at: number): number => (1 - Math.cos(turn(at))) / 2;
const n = (value: number): string => value.toFixed(1);

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
const stroke = (d: string, width = 7, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const placed = (x: number, y: number, inner: string, angle = 0, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${scale.toFixed(3)})">${inner}</g>`;

const HEART = 'M0 34C-52 0-44-40-20-40-8-40 0-30 0-24 0-30 8-40 20-40 44-40 52 0 0 34Z';

/** A face of 76 pixels; eyes and mouth say what it feels. */
const face = (inner: string, x = 160, y = 120, angle = 0): string =>
  placed(x, y, circle(0, 0, 76, '#ffcf56') + inner, angle);
const OPEN_EYES = circle(-26, -16, 9, INK) + circle(26, -16, 9, INK);
const SHUT_EYES = stroke('M-36-14q10 8 20 0M16-14q10 8 20 0');
const GLAD_EYES = stroke('M-38-10q11-16 22 0M16-10q11-16 22 0');
const SMILE = stroke('M-30 20q30 30 60 0');

export const drawings: Readonly<Record<string, Drawing>> = {
  wave: {
    ground: '#cdeee6',
    draw: (at) =>
      placed(
        160,
        190,
        shape(
          'M-44-20v-70a11 11 0 0 1 22 0v-30a11 11 0 0 1 22 0v-4a11 11 0 0 1 22 0v26a11 11 0 0 1 22 0v58l18-26a12 12 0 0 1 21 12l-34 62q-10 20-36 20h-22q-35 0-35-48Z',
          '#f4b183',
        ) + stroke('M-22-90v30M0-120v58M22-100v40', 4, '#c97f4f'),
        swing(at) * 16,
      ) +
      stroke(`M78 70q-12 ${n(14 + swing(at) * 6)} 0 34M248 60q16 ${n(16 - swing(at) * 6)} 2 40`),
  },
  heart: {
    ground: '#ffe0e6',
    draw: (at) => placed(160, 128, shape(HEART, '#e5405e'), 0, 1.5 + beat(at * 2) * 0.35),
  },
  hearts: {
    ground: '#f6dcf2',
    draw: (at) =>
      [0, 1, 2, 3, 4, 5]
        .map((index) => {
          const way = (at + index * 0.37) % 1;
          const x = 40 + index * 48 + Math.sin(turn(way) + index) * 12;
          return placed(
            x,
            270 - way * 310,
            shape(HEART, index % 2 ? '#d6336c' : '#f06595'),
            0,
            0.55,
          );
        })
        .join(''),
  },
  laugh: {
    ground: '#d8ecff',
    draw: (at) =>
      face(
        GLAD_EYES +
          shape('M-36 12h72q-4 44-36 44t-36-44Z', INK) +
          shape('M-18 46q18-18 36 0-18 14-36 0Z', '#e5405e'),
        160,
        120 + swing(at * 2) * 8,
        swing(at) * 7,
      ),
  },
  wink: {
    ground: '#e6e2ff',
    draw: (at) =>
      face(
        circle(-26, -16, 9, INK) +
          (beat(at) > 0.5 ? stroke('M14-14q12-8 24 0') : circle(26, -16, 9, INK)) +
          SMILE,
        160,
        120,
        beat(at) * 8,
      ),
  },
  sad: {
    ground: '#dfe7f1',
    draw: (at) =>
      face(
        OPEN_EYES +
          stroke('M-26 40q26-26 52 0') +
          placed(
            28,
            6 + at * 62,
            shape('M0-14c12 16 10 26 0 26s-12-10 0-26Z', '#4aa3df'),
            0,
            at < 0.9 ? 1 : 0.01,
          ),
      ),
  },
  yes: {
    ground: '#d9f2d9',
    draw: (at) =>
      face(OPEN_EYES + SMILE, 150, 112 + Math.max(0, swing(at * 2)) * 26) +
      placed(248, 186, circle(0, 0, 32, '#2b8a3e') + stroke('M-14 0l10 12 18-22', 7, '#ffffff')),
  },
  no: {
    ground: '#ffe2d1',
    draw: (at) =>
      face(SHUT_EYES + stroke('M-24 34h48'), 150 + swing(at * 2) * 24, 112) +
      placed(
        248,
        186,
        circle(0, 0, 32, '#c92a2a') + stroke('M-11-11 11 11M11-11-11 11', 7, '#ffffff'),
      ),
  },
  sleep: {
    ground: '#2f3a63',
    draw: (at) =>
      circle(268, 46, 24, '#ffe9a8') +
      circle(280, 40, 22, '#2f3a63') +
      face(SHUT_EYES + circle(0, 34, 8 + beat(at) * 8, INK), 140, 140) +
      [0, 1, 2]
        .map((index) => {
          const way = (at + index / 3) % 1;
          return placed(
            210 + way * 50,
            110 - way * 80,
            stroke('M-9-10h18l-18 20h18', 6, '#dfe7ff'),
            0,
            0.5 + way * 0.7,
          );
        })
        .join(''),
  },
  think: {
    ground: '#fff1c9',
    draw: (at) =>
      face(
        circle(-22 + swing(at) * 6, -24, 9, INK) +
          circle(30 + swing(at) * 6, -24, 9, INK) +
          stroke('M-18 32q20-8 40 2'),
        140,
        140,
      ) +
      [0, 1, 2]
        .map((index) =>
          circle(220 + index * 30, 84 - index * 20, 6 + index * 3 + beat(at + index / 3) * 5, INK),
        )
        .join(''),
  },
  coffee: {
    ground: '#f3e3d3',
    draw: (at) =>
      [0, 1, 2]
        .map((index) =>
          stroke(
            `M${120 + index * 34} 96q${n(swing(at + index / 3) * 16)} -18 0 -34t0 -30`,
            6,
            '#b99a80',
          ),
        )
        .join('') +
      stroke('M206 130h16a24 24 0 0 1 0 48h-18', 10, '#8a5a3b') +
      shape('M92 112h118v50q0 46-46 46h-26q-46 0-46-46Z', '#8a5a3b') +
      shape('M92 112h118v14H92Z', '#6b4228'),
  },
  cheers: {
    ground: '#f7d9dd',
    draw: (at) => {
      const close = beat(at);
      const glass =
        shape('M-26-62h52q4 58-26 62-30-4-26-62Z', '#fdf6f7') +
        shape('M-26-34h52q-2 30-26 34-24-4-26-34Z', '#a61e4d') +
        stroke('M0 0v52M-22 54h44', 6);
      return (
        placed(92 + close * 38, 130, glass, -6 + close * 16) +
        placed(228 - close * 38, 130, glass, 6 - close * 16) +
        (close > 0.85 ? stroke('M160 42v-20M134 50l-12-14M186 50l12-14', 6, '#a61e4d') : '')
      );
    },
  },
  sun: {
    ground: '#bfe3ff',
    draw: (at) =>
      placed(
        160,
        120,
        Array.from({ length: 12 }, (_, index) =>
          placed(0, 0, stroke('M0-78v-22', 9, '#f59f00'), index * 30),
        ).join(''),
        at * 30,
      ) + placed(160, 120, circle(0, 0, 62, '#ffd43b') + placed(0, 0, GLAD_EYES + SMILE, 0, 0.75)),
  },
  rain: {
    ground: '#d5dee6',
    draw: (at) =>
      [0, 1, 2, 3, 4, 5]
        .map((index) => {
          const way = (at + index * 0.37) % 1;
          const x = 92 + index * 28;
          return stroke(`M${x} ${n(140 + way * 90)}l-5 18`, 6, '#4a7fb5');
        })
        .join('') +
      circle(110, 100, 38, '#8797a6') +
      circle(160, 80, 50, '#8797a6') +
      circle(212, 102, 36, '#8797a6') +
      shape('M110 98h104v40H110Z', '#8797a6'),
  },
  cat: {
    ground: '#e9e4d4',
    draw: (at) =>
      stroke(`M218 186q52 0 46 ${n(-50 + swing(at) * 26)}`, 16, '#e8893c') +
      shape('M100 214q-6-70 60-76 70 4 66 76Z', '#e8893c') +
      placed(
        150,
        100,
        shape('M-50-16-46-66-12-44h24l34-22 4 50q4 58-50 58t-50-58Z', '#f29b4e') +
          (at > 0.85 ? SHUT_EYES : OPEN_EYES) +
          shape('M-8 8h16l-8 9Z', '#d6336c') +
          stroke('M0 18q-8 10-18 4M0 18q8 10 18 4', 4) +
          stroke('M-60 6l-24-4M-60 16l-24 4M60 6l24-4M60 16l24 4', 3),
        swing(at) * 4,
      ),
  },
  dance: {
    ground: '#3a2358',
    draw: (at) => {
      const way = swing(at);
      const hop = Math.abs(way) * 14;
      return (
        [0, 1, 2, 3]
          .map((index) =>
            circle(
              40 + index * 80,
              36 + (index % 2) * 16,
              10 + beat(at + index / 4) * 10,
              ['#ff6b9d', '#ffd43b', '#63e6be', '#74c0fc'][index] ?? '#ffffff',
            ),
          )
          .join('') +
        placed(
          160 + way * 26,
          150 - hop,
          circle(0, -62, 22, '#ffcf56') +
            stroke('M0-40v46', 12, '#ff6b9d') +
            stroke(
              `M0-30L${n(-38)} ${n(-50 - way * 34)}M0-30L38 ${n(-50 + way * 34)}`,
              10,
              '#ffcf56',
            ) +
            stroke(`M0 6L${n(-24 - way * 10)} 62M0 6L${n(24 - way * 10)} 62`, 10, '#74c0fc'),
          way * 8,
        )
      );
    },
  },
  fireworks: {
    ground: '#1d2340',
    draw: (at) =>
      (
        [
          [96, 92, '#ff6b9d', 0],
          [226, 76, '#ffd43b', 0.33],
          [164, 150, '#63e6be', 0.66],
        ] as const
      )
        .map(([x, y, colour, late]) => {
          const way = (at + late) % 1;
          return Array.from({ length: 12 }, (_, index) => {
            const angle = turn(index / 12);
            const far = 10 + way * 62;
            return circle(
              x + Math.cos(angle) * far,
              y + Math.sin(angle) * far + way * way * 18,
              6 * (1 - way) + 0.5,
              colour,
            );
          }).join('');
        })
        .join(''),
  },
  bike: {
    ground: '#d7efc9',
    draw: (at) => {
      const wheel = (x: number): string =>
        placed(
          x,
          168,
          stroke('M0-38a38 38 0 1 0 .1 0', 7) + stroke('M0-34V34M-34 0H34', 3, '#8a8f98'),
          at * 180,
        );
      const post = (index: number): string => {
        const x = 340 - ((at * 120 + index * 120) % 360);
        return shape(`M${n(x)} 208h40v8h-40Z`, '#7fb069');
      };
      return (
        [0, 1, 2].map(post).join('') +
        wheel(96) +
        wheel(224) +
        stroke(
          'M96 168l42-68h62l24 68M138 100l26 68h-68M164 168l36-68M192 100l-6-26h24M128 88h26',
          8,
          '#d6336c',
        )
      );
    },
  },
  flower: {
    ground: '#ffeccf',
    draw: (at) =>
      stroke('M160 132q-8 50 0 100', 9, '#4f8a3c') +
      shape('M160 196q40-36 58-10-22 28-58 10Z', '#4f8a3c') +
      placed(
        160,
        112,
        Array.from({ length: 8 }, (_, index) =>
          placed(
            0,
            0,
            shape('M0-20q-26-40 0-62 26 22 0 62Z', '#e64980'),
            index * 45,
            0.75 + beat(at) * 0.25,
          ),
        ).join('') + circle(0, 0, 24, '#ffd43b'),
        swing(at) * 10,
      ),
  },
};

/** In the order they are offered. */
export const drawingNames: readonly string[] = Object.keys(drawings);
