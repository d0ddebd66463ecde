import type { StyleRule } from '@vanilla-extract/css';
import { choice, mark } from '../../primitives/Choice/Choice.css.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  elevation,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  size,
  space,
} from '../../theme/scales.ts';

export const cards = componentRecipe({
  base: { display: 'grid' },
  variants: {
    columns: {
      one: { gap: space.sm, gridTemplateColumns: 'minmax(0, 1fr)' },
      /** As many as fit, each at least 272 px wide. */
      fit: {
        gap: space.sm,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
      },
      rows: { gridTemplateColumns: 'minmax(0, 1fr)' },
      /** Two from 280 px on; one where the words are large. */
      tiles: {
        gap: space.sm,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
      },
      /** Three on a phone, the icon over the words. */
      pictures: {
        gap: space.xs,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.75rem, 100%), 1fr))',
      },
    },
  },
});

/** A card and what stands beside it. */
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

/** Wins over the tile's own looks, in whatever order a page has them. */
const own = (rule: StyleRule) => ({ '&&': rule }) as const;

/** What is chosen has an edge; what is not is a quiet card among others. */
const quietEdge = {
  '&&:not(:hover, :has(:checked))': { borderColor: vars.color.border },
} as const;

const corner = `min(${vars.radius.card}, 1.25rem)`;

export const card = componentRecipe({
  base: [
    choice({ appearance: 'tile' }),
    {
      flex: '1 1 auto',
      alignSelf: 'stretch',
      alignItems: 'start',
      gap: space.sm,
      padding: space.md,
      borderRadius: corner,
      lineHeight: lineHeight.snug,
    },
  ],
  variants: {
    columns: {
      one: {},
      fit: {},
      /** Rows share their edge; the chosen one's lies over its neighbours'. */
      rows: {
        minBlockSize: '3.25rem',
        marginBlockEnd: '-1px',
        selectors: {
          ...own({ alignItems: 'center', paddingBlock: space.xs, borderRadius: 0 }),
          ...quietEdge,
          'div:first-child > &&': { borderStartStartRadius: corner, borderStartEndRadius: corner },
          'div:last-child > &&': { borderEndStartRadius: corner, borderEndEndRadius: corner },
          '&:has(:checked), &:has(:focus-visible)': { zIndex: elevation.raised },
        },
      },
      tiles: { selectors: { ...own({ paddingInline: space.sm }), ...quietEdge } },
      pictures: {
        selectors: {
          ...own({
            flexDirection: 'column',
            alignItems: 'center',
            gap: space.xs,
            padding: space.xs,
            paddingBlockStart: space.md,
            textAlign: 'center',
          }),
          ...quietEdge,
        },
      },
    },
  },
});

/** The ring stands on the first line, whose letters are larger than it; in a tile's corner the words have the whole line. */
export const ring = componentRecipe({
  base: { display: 'flex' },
  variants: {
    columns: {
      one: { marginBlockStart: '0.1rem' },
      fit: { marginBlockStart: '0.1rem' },
      rows: {},
      tiles: { position: 'absolute', insetBlockStart: space.sm, insetInlineEnd: space.sm },
      // A picture's edge and ground say that it is chosen.
      pictures: {
        ...visuallyHidden,
        '@media': {
          [media.forcedColors]: {
            inlineSize: 'auto',
            blockSize: 'auto',
            margin: 0,
            insetBlockStart: space.xxs,
            insetInlineEnd: space.xxs,
            clipPath: 'none',
          },
        },
      },
    },
  },
});

/** The focus line goes round the card, so it need not go round the ring as well. */
export const radio = componentStyle([
  mark({ kind: 'radio' }),
  { selectors: { [states.focusVisible]: { outline: 'none' } } },
]);

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minBlockSize: size.iconLg,
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  flex: '1 1 0',
  alignSelf: 'stretch',
  minInlineSize: 0,
});

export const head = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.sm,
  },
  variants: {
    columns: {
      one: {},
      fit: {},
      rows: {},
      tiles: { flexDirection: 'column', rowGap: space.xs },
      pictures: { justifyContent: 'center' },
    },
  },
});

/** Columns that say it as the others do. */
const alike = { one: {}, fit: {}, rows: {}, tiles: {} } as const;

export const title = componentRecipe({
  base: { minInlineSize: 0, fontSize: fontSize.lg, fontWeight: fontWeight.semibold },
  variants: {
    columns: { ...alike, pictures: { overflowWrap: 'anywhere', fontSize: fontSize.sm } },
  },
});

export const aside = componentStyle({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });

export const details = componentRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xxs,
    color: vars.color.muted,
    fontSize: fontSize.sm,
    // Muted text is not made for the tint of the chosen card.
    selectors: { 'label:has(:checked) &': { color: 'inherit' } },
  },
  variants: {
    columns: { ...alike, pictures: { alignItems: 'center', fontSize: fontSize.xs } },
  },
});
