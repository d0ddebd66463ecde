import { componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

export const result = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.lg,
  overflowWrap: 'anywhere',
});

/** A form takes the whole width, whatever stands in it. */
export const wide = componentStyle({ inlineSize: '100%' });
