import { componentStyle } from '../../styles/layered.ts';
import { media, space } from '../../theme/scales.ts';

export const peopleGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xs,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.sm },
    [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const peopleCell = componentStyle({ display: 'grid', minInlineSize: 0 });
