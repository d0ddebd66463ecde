import { componentStyle } from '../../styles/layered.ts';
import { well } from '../../styles/well.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, space } from '../../theme/scales.ts';

export const subjectStyle = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.md,
  ...well,
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.xs,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ fontWeight: fontWeight.semibold });

/** Large enough to be sure that it is the one that was meant. */
export const photoStyle = componentStyle({
  flexShrink: 0,
  inlineSize: '5rem',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});

export const quoteStyle = componentStyle({
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${vars.color.control}`,
});
