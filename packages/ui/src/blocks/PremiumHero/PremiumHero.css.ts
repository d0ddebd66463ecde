import { componentStyle } from '../../styles/layered.ts';
import { quietFolds } from '../../styles/quietFolds.ts';
import { fontSize, fontWeight, lineHeight, media, space } from '../../theme/scales.ts';

export const hero = componentStyle({
  ...quietFolds,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.md,
  padding: space.lg,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { padding: space.xxl } },
});

export const lead = componentStyle({
  maxInlineSize: '36rem',
  fontSize: fontSize.lg,
  textWrap: 'balance',
});

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
