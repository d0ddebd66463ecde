import { focusLine } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';

export const dialog = componentStyle({
  display: 'flex',
  maxBlockSize: 'inherit',
  outline: 'none',
});

export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  maxInlineSize: '22rem',
  minInlineSize: 0,
  overflow: 'auto',
  padding: space.md,
  overflowWrap: 'anywhere',
  selectors: { [states.focusVisible]: { ...focusLine, outlineOffset: '-3px' } },
});

export const heading = componentStyle({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
});
