import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const part = componentRecipe({
  base: { display: 'flex', flexDirection: 'column', gap: space.xxs, minInlineSize: 0 },
  variants: {
    part: {
      day: { inlineSize: '4.5rem' },
      month: { inlineSize: '4.5rem' },
      year: { inlineSize: '6rem' },
    },
  },
});

export const partLabel = componentStyle({ fontSize: fontSize.xs, color: vars.color.muted });
