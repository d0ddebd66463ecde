import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, radiusFull, size, space } from '../../theme/scales.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.md,
  overflowWrap: 'anywhere',
  paddingBlock: space.xxl,
  paddingInline: space.md,
  textAlign: 'center',
});

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: radiusFull,
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.text,
});

export const heading = componentStyle({
  maxInlineSize: size.measure,
  fontSize: fontSize.xl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.snug,
});

export const body = componentStyle({
  maxInlineSize: '30rem',
  color: vars.color.muted,
});
