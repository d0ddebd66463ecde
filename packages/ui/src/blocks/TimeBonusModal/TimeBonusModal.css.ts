import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

const { premium } = vars.color;

/** The clock in its place: as calm in the last minute as in the first. */
export const clock = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.lg,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  backgroundColor: premium.soft,
  color: premium.onSoft,
  textAlign: 'center',
});

export const deadline = componentStyle({ fontSize: fontSize.sm });
