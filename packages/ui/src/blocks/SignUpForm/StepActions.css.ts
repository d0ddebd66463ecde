import { componentStyle } from '../../styles/layered.ts';
import { media, space } from '../../theme/scales.ts';

export const actions = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  '@media': { [media.sm]: { flexDirection: 'row', alignItems: 'center' } },
});
