import { componentRecipe } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { size } from '../../theme/scales.ts';

export const drawing = componentRecipe({
  base: {
    display: 'block',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      md: { inlineSize: size.iconXl, blockSize: size.iconXl },
      lg: { inlineSize: '4rem', blockSize: '4rem' },
    },
  },
});

/** Flat colours within the line. Petals and bodies, ribbons and leaves, light, and what is pale. */
export const part = componentRecipe({
  variants: {
    colour: {
      first: { fill: vars.color.secondary.fill },
      second: { fill: vars.color.primary.fill },
      warm: { fill: vars.color.warning.fill },
      pale: { fill: vars.color.secondary.soft },
      line: {},
    },
  },
});
