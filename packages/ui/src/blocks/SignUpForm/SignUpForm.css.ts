import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

export const terms = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

/** Two tiles in a line at every width; the odd last has one to itself. */
export const pairs = componentStyle({ display: 'contents' });

globalStyle(`${pairs} label`, {
  '@layer': { [layer.components]: { flexBasis: 'max(9rem, 40%)' } },
});

export const leadStyle = componentStyle({ color: vars.color.muted });

export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
});
