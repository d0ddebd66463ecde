import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scales.ts';

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  justifySelf: 'start',
  alignSelf: 'start',
  maxInlineSize: '100%',
  paddingBlock: '0.3125rem',
  paddingInline: space.sm,
  // A pill of one line, which two lines do not make round.
  borderRadius: '1rem',
  backgroundColor: vars.color.secondary.soft,
  color: vars.color.secondary.onSoft,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.bold,
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
