import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

/** With the room over and under the letters. */
const twoLines = '2.4em';

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
    overflow: {
      cut: {},
      // Two lines tall: a name that is too long for one stands on both; a word that has no room at all beside the drawing wraps below
      // it, where nothing is seen.
      give: {
        lineHeight: '1',
        flexWrap: 'wrap',
        alignContent: 'start',
        rowGap: space.md,
        blockSize: twoLines,
        overflow: 'clip',
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export const glyph = componentRecipe({
  base: { flexShrink: 0, inlineSize: '1.3em', blockSize: '1.3em' },
  variants: {
    overflow: {
      cut: {},
      // As tall as the whole, so that the words stand at its middle and what wraps below it is out of sight.
      give: { blockSize: twoLines },
    },
  },
});

export const firstFold = componentStyle({ fill: vars.color.primary.fill });
export const secondFold = componentStyle({ fill: vars.color.secondary.fill, opacity: 0.92 });
export const overlap = componentStyle({ fill: vars.color.premium.fill });

export const text = componentRecipe({
  base: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingBlock: '0.1em',
  },
  variants: {
    overflow: {
      cut: { whiteSpace: 'nowrap' },
      // A column as tall as two lines, in which nothing ends in dots: what takes more goes to the next column, beside what is seen.
      give: {
        flex: '1 1 min-content',
        display: 'flex',
        flexFlow: 'column wrap',
        alignContent: 'flex-start',
        justifyContent: 'center',
        blockSize: twoLines,
        '::before': { content: '', inlineSize: '100%', blockSize: '1px' },
      },
    },
  },
});
