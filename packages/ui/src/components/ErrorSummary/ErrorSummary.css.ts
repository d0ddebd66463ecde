import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, size, space } from '../../theme/scales.ts';

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${vars.color.danger.ui}`,
  borderInlineStartWidth: '4px',
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  backgroundColor: vars.color.danger.soft,
  color: vars.color.danger.onSoft,
  overflowWrap: 'anywhere',
  selectors: focusRing,
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
});

export const title = componentStyle({ fontWeight: fontWeight.semibold });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  fontSize: fontSize.sm,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.22em',
  borderRadius: vars.radius.small,
  selectors: focusRing,
});

export const plain = componentStyle({ fontSize: fontSize.sm });
