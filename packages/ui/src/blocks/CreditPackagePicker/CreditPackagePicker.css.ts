import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight } from '../../theme/scales.ts';

/** How many messages: the largest thing on the tile. */
export const count = componentStyle({
  display: 'block',
  fontSize: fontSize.xxl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.tight,
});

export const what = componentStyle({
  display: 'block',
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
});

export const credits = componentStyle({
  display: 'block',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});
