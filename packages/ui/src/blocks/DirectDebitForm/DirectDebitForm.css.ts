import { componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

/** A long answer beside a short one, below one another where there is no room for both. */
export const pair = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });

export const long = componentStyle({ flex: '3 1 12rem', minInlineSize: 0 });

export const short = componentStyle({ flex: '1 1 7rem', minInlineSize: 0 });
