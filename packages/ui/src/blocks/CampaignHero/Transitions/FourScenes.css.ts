import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { moving } from '../moving.ts';

const { premium, primary, quietA, quietB, secondary } = vars.color;

/** Four scenes of four seconds. Each lies over the one before: it is wiped in from the side, and all go at the end. */
const wipe = (from: number) =>
  keyframes({
    [`0%, ${from}%`]: { opacity: 1, clipPath: 'circle(0 at 50% 55%)' },
    [`${from + 5}%, 95%`]: { opacity: 1, clipPath: 'circle(75% at 50% 55%)' },
    '100%': { opacity: 0, clipPath: 'circle(75% at 50% 55%)' },
  });

const turn = (from: number) => moving(`${wipe(from)} 16s ease-in-out infinite`);

export const stage = componentStyle({ inlineSize: '100%', blockSize: 'auto' });

/** Not seen before its turn, nor where nothing moves. */
export const scene = componentRecipe({
  base: { opacity: 0, transformBox: 'view-box' },
  variants: { turn: { 2: turn(23), 3: turn(47), 4: turn(71) } },
});

export const ground = componentStyle({ fill: quietA });
export const dusk = componentStyle({ fill: quietB });
export const dusk2 = componentStyle({ fill: premium.fill });
export const sun = componentStyle({ fill: secondary.fill, opacity: 0.85 });
export const hill = componentStyle({ fill: premium.fillPressed });
export const card = componentStyle({ fill: vars.color.surface });
export const line = componentStyle({ fill: vars.color.border });
export const first = componentStyle({ fill: primary.fill });
export const firstInk = componentStyle({ fill: primary.onFill });
export const second = componentStyle({ fill: secondary.fill });
export const secondInk = componentStyle({ fill: secondary.onFill });
export const third = componentStyle({ fill: premium.fill });
export const thirdInk = componentStyle({ fill: premium.onFill });
