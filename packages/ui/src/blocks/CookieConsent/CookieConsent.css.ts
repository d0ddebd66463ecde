import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { vars } from '../../theme/contract.css.ts';
import { elevation, fontSize, fontWeight, media, radiusFull, space } from '../../theme/scales.ts';

/** Last in the page: in the flow at its end, at the foot of the window until then. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: elevation.sticky,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
});

/** Never so high that nothing of the page is left; what is inside can then be scrolled. */
export const scroller = componentStyle({ maxBlockSize: '85dvb', overflow: 'auto' });

export const inner = componentRecipe({
  base: {
    ...pageWidth,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    paddingBlock: space.md,
    overflowWrap: 'anywhere',
    '@media': { [media.md]: { paddingBlock: space.lg, paddingInline: space.xl } },
  },
  variants: {
    isOpen: {
      true: {},
      false: {
        '@media': {
          [media.lg]: {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 32rem)',
            alignItems: 'center',
            columnGap: space.xxl,
          },
        },
      },
    },
  },
});

export const words = componentStyle({ display: 'grid', gap: space.xs, maxInlineSize: '46rem' });

export const note = componentStyle({ color: vars.color.muted, fontSize: fontSize.sm });

/** What is said to visitors from the United States. */
export const us = componentStyle({
  display: 'grid',
  gap: space.xxs,
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${vars.color.control}`,
  fontSize: fontSize.sm,
});

export const signal = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  color: vars.color.success.text,
  fontWeight: fontWeight.medium,
});

export const groupsStyle = componentStyle({ display: 'grid', gap: space.sm });

/** A group without a choice: the look of a tile at rest, its state in words at the end. */
export const fixedGroup = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  backgroundColor: vars.color.sunken,
});

export const fixedWords = componentStyle({ flex: '1 1 14rem', minInlineSize: 0 });

export const fixedState = componentStyle({
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radiusFull,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});
