import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

export const wordMark = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    maxInlineSize: '100%',
    color: vars.color.text,
    fontWeight: vars.font.displayWeight,
    letterSpacing: '-0.03em',
    lineHeight: '1.1',
  },
  variants: {
    size: {
      sm: { fontSize: fontSize.lg },
      md: { fontSize: fontSize.xl },
      lg: { fontSize: fontSize.xxl },
    },
  },
  defaultVariants: { size: 'md' },
});

export const glyph = componentStyle({
  flexShrink: 0,
  inlineSize: '1.3em',
  blockSize: '1.3em',
});

export const firstFold = componentStyle({ fill: vars.color.primary.fill });
export const secondFold = componentStyle({ fill: vars.color.secondary.fill, opacity: 0.92 });
export const overlap = componentStyle({ fill: vars.color.premium.fill });

export const text = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: '0.1em',
});
