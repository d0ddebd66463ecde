import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scales.ts';

export const outcome = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  overflowWrap: 'anywhere',
});

export const words = componentStyle({ display: 'grid', gap: space.xs });

export const text = componentStyle({ color: vars.color.muted });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
