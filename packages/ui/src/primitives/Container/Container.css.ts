import { componentRecipe } from '../../styles/layered.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { containerWidth, media, space } from '../../theme/scales.ts';

const width = (max: string) => ({ maxInlineSize: `calc(${max} + 2 * ${space.xl})` });

export const container = componentRecipe({
  base: {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: sideSpace.md,
    '@media': { [media.md]: { paddingInline: space.xl } },
  },
  variants: {
    width: {
      sm: width(containerWidth.sm),
      md: width(containerWidth.md),
      lg: width(containerWidth.lg),
      xl: width(containerWidth.xl),
      full: { paddingInline: 0, '@media': { [media.md]: { paddingInline: 0 } } },
    },
    isPage: {
      true: {
        paddingBlock: `${space.md} ${space.lg}`,
        '@media': { [media.md]: { paddingBlock: `${space.xl} ${space.xxl}` } },
      },
    },
    hasRoomBelow: { true: { paddingBlockEnd: space.xl } },
    hasRoomAbove: { true: { paddingBlockStart: space.md } },
  },
  defaultVariants: { width: 'xl' },
});
