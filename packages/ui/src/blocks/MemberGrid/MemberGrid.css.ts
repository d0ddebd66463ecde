import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/scales.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const picture = componentStyle({
  aspectRatio: '4 / 5',
  backgroundColor: vars.color.hover,
  animation: `${breathe} 1600ms infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** As tall as a name and a place. */
export const line = componentStyle({
  blockSize: '1.25rem',
  inlineSize: '60%',
  margin: space.sm,
  marginBlockEnd: '2rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.hover,
});
