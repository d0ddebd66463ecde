import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

export const costs = componentStyle({ fontSize: fontSize.sm, overflowWrap: 'anywhere' });

/** As tall as a method with its two lines. */
export const place = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '3.4rem',
  padding: space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.card}, 1.25rem)`,
  backgroundColor: vars.color.surface,
});
