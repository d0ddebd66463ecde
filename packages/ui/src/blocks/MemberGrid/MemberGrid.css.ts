import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';
import { ratio } from '../MemberCard/MemberCard.css.ts';

/** What the cards of a list ask how much room there is. */
export const list = componentStyle({ containerName: 'members', containerType: 'inline-size' });

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
    /** The first of a page: the whole row on a phone, two by two from a tablet on. */
    isFeature: {
      true: {
        gridColumn: '1 / -1',
        vars: { [ratio]: '1 / 1.04' },
        // By the room there is, in the reader's own text size.
        '@container': {
          'members (min-width: 24rem)': { vars: { [ratio]: '4 / 3' } },
          'members (min-width: 40rem)': {
            gridColumn: 'span 2',
            gridRow: 'span 2',
            vars: { [ratio]: 'auto' },
          },
        },
      },
      false: {},
    },
  },
});
