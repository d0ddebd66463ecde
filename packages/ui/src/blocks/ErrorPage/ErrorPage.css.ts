import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/scales.ts';

export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.md,
  minBlockSize: '70dvh',
  paddingBlock: space.xxl,
  paddingInline: space.md,
  textAlign: 'center',
});

/** Two folds of the word mark, come apart. */
export const drawing = componentStyle({ inlineSize: '9rem', blockSize: '9rem' });
export const firstFold = componentStyle({ fill: vars.color.primary.fill });
export const secondFold = componentStyle({ fill: vars.color.secondary.fill });

export const statusStyle = componentStyle({
  color: vars.color.muted,
  fontWeight: fontWeight.semibold,
});

export const heading = componentStyle({
  maxInlineSize: size.measure,
  overflowWrap: 'anywhere',
  fontSize: fontSize.xxl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.snug,
});

export const hintStyle = componentStyle({ maxInlineSize: '30rem', color: vars.color.muted });

export const action = componentStyle({ maxInlineSize: '100%', marginBlockStart: space.md });
