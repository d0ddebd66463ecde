import { componentStyle } from '../../styles/layered.ts';
import { warningSign } from '../../styles/warningSign.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';

/** In the flow, so that it covers neither the navigation nor a composer. */
export const notice = componentStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const icon = componentStyle(warningSign);

export const body = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  minInlineSize: 0,
  paddingBlockStart: '0.0625rem',
});

export const title = componentStyle({ fontWeight: fontWeight.semibold });

export const text = componentStyle({ color: vars.color.muted });
