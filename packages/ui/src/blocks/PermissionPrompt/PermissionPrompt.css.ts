import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scales.ts';

export const promise = componentStyle({ display: 'flex', alignItems: 'start', gap: space.xs });

/** On the first line of the words. */
export const sign = componentStyle({
  flexShrink: 0,
  paddingBlockStart: '0.125rem',
  color: vars.color.success.text,
});

export const promiseText = componentStyle({ minInlineSize: 0 });
