import { componentStyle } from '../../styles/layered.ts';
import { warningSign } from '../../styles/warningSign.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  elevation,
  fontSize,
  fontWeight,
  lineHeight,
  radiusFull,
  space,
} from '../../theme/scales.ts';

/** Takes no room: what it says floats over what is below, which does not move. */
export const region = componentStyle({
  position: 'sticky',
  insetBlockStart: space.sm,
  zIndex: elevation.raised,
  display: 'grid',
  justifyItems: 'center',
  blockSize: 0,
  pointerEvents: 'none',
});

export const pill = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  blockSize: 'max-content',
  marginBlockStart: space.xs,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${radiusFull}, 1.25rem)`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const icon = componentStyle(warningSign);
