import { componentStyle } from '../../styles/layered.ts';
import { media, space } from '../../theme/scales.ts';

/** Cards of a row are as tall as the tallest. */
export const cell = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The place of a card's name and region. */
export const lines = componentStyle({
  padding: space.sm,
  '@media': { [media.md]: { padding: space.md } },
});
