import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scales.ts';

export const choices = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const choicesSign = componentStyle({
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '1rem',
  color: vars.color.text,
});

export const signalStyle = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  minBlockSize: size.target,
  color: vars.color.text,
});
