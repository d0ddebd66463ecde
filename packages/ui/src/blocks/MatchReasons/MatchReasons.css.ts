import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, media, radiusFull, space } from '../../theme/scales.ts';

export const root = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      full: {
        gap: space.md,
        padding: space.md,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        backgroundColor: vars.color.surface,
        '@media': { [media.md]: { padding: space.lg } },
      },
      compact: { gap: space.xs },
    },
  },
});

export const list = componentRecipe({
  base: { display: 'grid' },
  variants: {
    size: {
      full: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        columnGap: space.lg,
        rowGap: space.md,
      },
      compact: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.xs, fontSize: fontSize.sm },
    },
  },
});

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

export const picture = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    border: '1px solid transparent',
    borderRadius: radiusFull,
    backgroundColor: vars.color.primary.soft,
    color: vars.color.primary.onSoft,
  },
  variants: {
    size: {
      full: { inlineSize: '2.75rem', blockSize: '2.75rem' },
      compact: { inlineSize: '2rem', blockSize: '2rem' },
    },
  },
});

export const words = componentStyle({ lineHeight: lineHeight.snug });
