import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

export const terms = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

export const leadStyle = componentStyle({ color: vars.color.muted });

export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});
