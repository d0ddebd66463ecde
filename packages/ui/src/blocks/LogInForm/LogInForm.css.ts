import { componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

/** The ways out of the form, below it. */
export const others = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  justifyContent: 'center',
  textAlign: 'center',
});
