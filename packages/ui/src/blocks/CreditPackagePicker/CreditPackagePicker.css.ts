import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight } from '../../theme/scales.ts';

/** What the credits are for, larger than what they are. */
export const messages = componentStyle({
  display: 'block',
  fontSize: fontSize.xl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.tight,
});

export const credits = componentStyle({
  display: 'block',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
});
