import { componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});
