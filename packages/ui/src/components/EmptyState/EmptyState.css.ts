import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, radiusFull, size, space } from '../../theme/scales.ts';

const { primary, secondary, canvas } = vars.color;

/** As much of the tint as theme/measure.ts knows to be readable on. */
const quiet = (tint: string): string => `color-mix(in srgb, ${tint} 60%, ${canvas})`;

/** A place without anybody: the two folds of the brand, quiet. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.md,
  overflowWrap: 'anywhere',
  paddingBlock: space.xxl,
  paddingInline: space.md,
  // The edge is all that forced colours leave of the folds.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: `radial-gradient(ellipse 70% 118% at 104% 96%, ${quiet(secondary.soft)} 99.4%, transparent 99.8%) ${quiet(primary.soft)}`,
  color: vars.color.text,
  textAlign: 'center',
});

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: radiusFull,
  backgroundColor: vars.color.surface,
  color: primary.text,
});

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

export const body = componentStyle({ maxInlineSize: '30rem' });
