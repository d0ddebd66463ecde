import { keyframes } from '@vanilla-extract/css';
import { componentRecipe } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, elevation, media } from '../../theme/scales.ts';

/** Spec section 9: the bar runs for up to 5 seconds. */
const fillTime = '5000ms';

// Fast at first, then slower and slower: it never claims to be done before it is.
const fill = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.45)' },
  '60%': { transform: 'scaleX(0.8)' },
  '100%': { transform: 'scaleX(0.95)' },
});

const finish = keyframes({
  '0%': { transform: 'scaleX(0.95)', opacity: 1 },
  '30%': { transform: 'scaleX(1)', opacity: 1 },
  '100%': { transform: 'scaleX(1)', opacity: 0 },
});

export const bar = componentRecipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: elevation.progress,
    blockSize: '3px',
    backgroundColor: vars.color.primary.ui,
    transformOrigin: 'left',
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  },
  variants: {
    state: {
      running: { animation: `${fill} ${fillTime} ${easing.enter} forwards` },
      finishing: { animation: `${finish} ${duration.routeFade} ${easing.standard} forwards` },
    },
  },
});
