import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { layer } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { elevation, size, space } from '../../theme/scales.ts';

const isHighEnough = '(min-height: 30rem)';

/** Names of gifts are long words in some languages: they break where a reader expects it. */
export const choice = componentStyle({ hyphens: 'auto' });

/** In reach however long the list is; not in a window so low that it would cover the gifts. */
export const bar = componentStyle({
  '@media': {
    [isHighEnough]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: elevation.sticky,
      paddingBlock: space.sm,
      backgroundColor: vars.color.raised,
    },
  },
});

// A gift that the keyboard reaches comes to lie above the bar, with its words.
globalStyle(`${choice} input`, {
  '@layer': {
    [layer.components]: {
      '@media': {
        [isHighEnough]: {
          scrollMarginBlockEnd: `calc(${size.control} + ${space.huge} + ${space.xl})`,
        },
      },
    },
  },
});
