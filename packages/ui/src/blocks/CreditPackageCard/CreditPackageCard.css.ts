import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';

/** Credits and money, side by side (B06). */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  lineHeight: lineHeight.snug,
});

export const price = componentStyle({
  minInlineSize: 0,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const facts = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.xxs,
  minInlineSize: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** Apart from the facts, which are alike in every package. */
export const discount = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xxs,
  marginBlockStart: space.xxs,
  minInlineSize: 0,
});

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
});

export const muted = componentStyle({ color: vars.color.muted });

export const action = componentStyle({ marginBlockStart: space.xs });
