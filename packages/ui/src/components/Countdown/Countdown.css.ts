import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { fontSize, fontWeight, space } from '../../theme/scales.ts';

/** Wide enough for any two digits, so that nothing moves. */
const wide = { minInlineSize: '1.4em' };

export const countdown = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'start',
    gap: space.xxs,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: fontWeight.bold,
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      /** In a sentence, as large as its words. */
      text: { gap: 0, alignItems: 'baseline', fontWeight: 'inherit' },
      sm: { fontSize: fontSize.md },
      md: { fontSize: fontSize.xl },
      lg: { fontSize: fontSize.xxl },
    },
  },
  defaultVariants: { size: 'md' },
});

export const part = componentRecipe({
  base: { display: 'grid', justifyItems: 'center' },
  variants: { size: { text: {}, sm: wide, md: wide, lg: wide } },
});

export const unit = componentStyle({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
});
