import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { media, space } from '../../theme/scales.ts';

/** Cards of a row are as tall as the tallest. */
export const cell = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    /** With something under the card: both begin and end with their neighbours. */
    isShared: {
      true: {
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        rowGap: space.sm,
        paddingBlockEnd: space.md,
      },
      false: {},
    },
  },
});

/** The place of a card's name and region. */
export const lines = componentStyle({
  padding: space.sm,
  '@media': { [media.md]: { padding: space.md } },
});
