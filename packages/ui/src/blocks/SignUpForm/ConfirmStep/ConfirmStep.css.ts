import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { radiusFull, space } from '../../../theme/scales.ts';

export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: radiusFull,
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.onSoft,
});

export const helpStyle = componentStyle({ color: vars.color.muted });
