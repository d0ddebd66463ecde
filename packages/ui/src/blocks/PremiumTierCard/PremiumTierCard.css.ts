import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';

export const tier = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.md,
  blockSize: '100%',
  overflowWrap: 'anywhere',
});

/** Money and credits, side by side (B06). */
export const amounts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  lineHeight: lineHeight.snug,
});

export const count = componentStyle({
  display: 'block',
  fontSize: fontSize.xxl,
  lineHeight: lineHeight.tight,
});

export const price = componentStyle({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const credits = componentStyle({ fontWeight: fontWeight.semibold });

export const facts = componentStyle({ marginBlockStart: space.xxs, color: vars.color.muted });
