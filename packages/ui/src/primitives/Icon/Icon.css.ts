import { componentRecipe } from '../../styles/layered.ts';
import { size } from '../../theme/scales.ts';

export const icon = componentRecipe({
  base: { display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em', fill: 'none' },
  variants: {
    size: {
      sm: { inlineSize: size.iconSm, blockSize: size.iconSm },
      md: { inlineSize: size.icon, blockSize: size.icon },
      lg: { inlineSize: size.iconLg, blockSize: size.iconLg },
      xl: { inlineSize: size.iconXl, blockSize: size.iconXl },
      /** As tall as the text it stands in. */
      text: { inlineSize: '1.15em', blockSize: '1.15em' },
    },
    /** Arrows point the way the text runs. */
    isDirectional: { true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
  },
  defaultVariants: { size: 'md' },
});
