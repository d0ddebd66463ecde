import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/scales.ts';
import { stage } from './Stage.css.ts';

/** The rule of something in a scene that moves until the switch is on; where less motion is asked for it never begins. */
export const moving = (animation: string): StyleRule => ({
  animation,
  selectors: { [`${stage}:has(:checked) &`]: { animationPlayState: 'paused' } },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
