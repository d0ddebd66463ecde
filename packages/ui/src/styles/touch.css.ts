import { media } from '../theme/scales.ts';
import { componentStyle } from './layered.ts';

/** It gives way under the finger; its colour alone says so where less motion is asked for. */
export const givesWay = componentStyle({
  '@media': { [media.motion]: { selectors: { '&:active': { scale: '0.97' } } } },
});

/** On what is positioned and seen smaller than a finger, which meets 4 px more all around, from within the edge. */
export const halo = componentStyle({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 'calc(-0.25rem - 1px)' },
  },
});
