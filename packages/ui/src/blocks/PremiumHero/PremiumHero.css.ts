import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/scales.ts';

const { monoA, monoB, onField } = vars.color;

export const hero = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.md,
  padding: space.lg,
  // The edge is all that forced colours leave of the folds.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: `radial-gradient(ellipse 62% 130% at 104% 78%, ${monoB} 99.4%, transparent 99.8%) ${monoA}`,
  color: onField,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { padding: space.xxl } },
});

export const lead = componentStyle({ maxInlineSize: '36rem', fontSize: fontSize.lg });

export const benefits = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const benefit = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.sm,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});
