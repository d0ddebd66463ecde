import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const { primary, secondary } = vars.color;

/** Outlines are as readable as the name beside them; what is drawn on a colour, as what is written on it. */
export const markStyle = componentStyle({
  inlineSize: '2.5rem',
  blockSize: '1.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const first = componentStyle({ fill: primary.fill });
export const firstLine = componentStyle({ stroke: primary.onFill });
export const second = componentStyle({ fill: secondary.fill });
export const secondLine = componentStyle({ stroke: secondary.onFill });
