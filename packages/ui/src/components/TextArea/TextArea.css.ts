import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/scales.ts';

export const growing = componentStyle({
  fieldSizing: 'content',
  maxBlockSize: '60vb',
  resize: 'none',
});

export const counter = componentStyle({
  alignSelf: 'flex-end',
  fontSize: fontSize.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
