import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, radiusFull, space } from '../../theme/scales.ts';

export const tier = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  blockSize: '100%',
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ display: 'flex', alignItems: 'center', gap: space.sm });

export const crown = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: '1px solid transparent',
  borderRadius: radiusFull,
  backgroundColor: vars.color.premium.soft,
  color: vars.color.premium.onSoft,
});

/** Money and credits, side by side (B06). */
export const amounts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  lineHeight: lineHeight.snug,
});

export const price = componentStyle({
  fontSize: fontSize.xxl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  fontVariantNumeric: 'tabular-nums',
});

export const credits = componentStyle({ fontWeight: fontWeight.semibold });

export const facts = componentStyle({ marginBlockStart: space.xxs, color: vars.color.muted });

export const benefits = componentStyle({
  flexGrow: 1,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const benefitsTitle = componentStyle({
  marginBlockEnd: space.xs,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
});

export const benefit = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.xxs,
  lineHeight: lineHeight.snug,
});

export const tick = componentStyle({ color: vars.color.premium.text });
