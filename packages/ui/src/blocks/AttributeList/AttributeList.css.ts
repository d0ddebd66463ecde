import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: space.md,
});

export const pair = componentStyle({ minInlineSize: 0 });

export const term = componentStyle({
  color: vars.color.muted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const value = componentStyle({
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
});
