import { componentStyle } from '../../styles/layered.ts';
import { quietFolds } from '../../styles/quietFolds.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, radiusFull, size, space } from '../../theme/scales.ts';

/** A place without anybody: the two folds of the brand, quiet. */
export const root = componentStyle({
  ...quietFolds,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
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
  backgroundColor: vars.color.surface,
  color: vars.color.primary.text,
});

export const drawing = componentStyle({ blockSize: '7.25rem' });

export const people = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 13rem)',
  justifyContent: 'center',
  gap: space.md,
  inlineSize: '100%',
  textAlign: 'start',
});

export const heading = componentStyle({
  maxInlineSize: size.measure,
  fontSize: fontSize.xl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.snug,
});

export const body = componentStyle({ maxInlineSize: '30rem', textWrap: 'balance' });
