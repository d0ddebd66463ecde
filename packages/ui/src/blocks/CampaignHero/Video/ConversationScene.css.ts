import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { moving } from '../moving.ts';

const { premium, primary, secondary } = vars.color;

/** One turn of the scene. */
const round = '14s';

/** Nothing, then there until just before the end. At rest, and where nothing moves, everything is there. */
const comeIn = (from: number) =>
  keyframes({
    [`0%, ${from}%`]: { opacity: 0, transform: 'translateY(14px)' },
    [`${from + 4}%, 94%`]: { opacity: 1, transform: 'none' },
    '100%': { opacity: 0, transform: 'none' },
  });
const beat = keyframes({
  '0%, 66%': { opacity: 0, scale: '0.4' },
  '70%': { opacity: 1, scale: '1.15' },
  '74%, 80%, 94%': { opacity: 1, scale: '1' },
  '77%': { scale: '1.12' },
  '100%': { opacity: 0, scale: '1' },
});

const turn = (from: number) => moving(`${comeIn(from)} ${round} ease-out infinite`);

export const scene = componentStyle({ inlineSize: '100%', blockSize: 'auto' });
export const bubble = componentRecipe({
  variants: { turn: { 1: turn(2), 2: turn(16), 3: turn(30), 4: turn(48) } },
});
export const heart = componentStyle({
  ...moving(`${beat} ${round} ease-out infinite`),
  fill: secondary.fill,
  transformBox: 'fill-box',
  transformOrigin: 'center',
});

export const ground = componentStyle({ fill: vars.color.canvas });
export const back = componentStyle({ fill: premium.fill });
export const backInk = componentStyle({ fill: premium.onFill });
export const face = componentStyle({ fill: secondary.onFill });
export const faceGround = componentStyle({ fill: secondary.fill });
export const first = componentStyle({ fill: primary.fill });
export const firstInk = componentStyle({ fill: primary.onFill });
export const second = componentStyle({ fill: vars.color.hover });
export const secondInk = componentStyle({ fill: vars.color.control });
export const line = componentStyle({ fill: vars.color.sunken, stroke: vars.color.border });
