import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

export const points = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.lg,
});

export const point = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xs,
  overflowWrap: 'anywhere',
});

export const pointIcon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginBlockEnd: space.xs,
  borderRadius: `min(${vars.radius.card}, 1.25rem)`,
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.onSoft,
});

export const pointTitle = componentStyle({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
});

export const pointText = componentStyle({ color: vars.color.muted, maxInlineSize: '28rem' });
