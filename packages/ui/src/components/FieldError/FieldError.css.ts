import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

export const fieldError = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  color: vars.color.danger.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const mark = componentStyle({ paddingBlockStart: '0.1em', flexShrink: 0 });
