import { componentStyle } from '../../styles/layered.ts';
import { space } from '../../theme/scales.ts';

/** Cells of one width, so that no answer is larger for its longer word. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space.sm,
  inlineSize: '100%',
});
