import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const { primary, secondary, premium } = vars.color;

export const card = componentStyle({ fill: vars.color.surface });
export const cardEdge = componentStyle({
  fill: 'none',
  stroke: vars.color.border,
  strokeWidth: '1.5',
});
export const shade = componentStyle({ fill: vars.color.text, opacity: 0.07 });
export const line = componentStyle({ fill: vars.color.border });
export const first = componentStyle({ fill: primary.fill });
export const firstInk = componentStyle({ fill: primary.onFill });
export const firstSoft = componentStyle({ fill: primary.soft });
export const second = componentStyle({ fill: secondary.fill });
export const secondInk = componentStyle({ fill: secondary.onFill });
export const secondSoft = componentStyle({ fill: secondary.soft });
export const heart = componentStyle({ fill: premium.fill });
export const heartInk = componentStyle({ fill: premium.onFill });
