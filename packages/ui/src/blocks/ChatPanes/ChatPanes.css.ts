import { componentRecipe } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { containerWidth, media, space } from '../../theme/scales.ts';

/** Where the room is narrow, or the text large, the conversation keeps a readable line and its neighbours give way. */
const open = 'minmax(min(100%, 22rem), 1fr)';

const onlyColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

export const panes = componentRecipe({
  base: {
    display: 'grid',
    ...onlyColumn,
    inlineSize: '100%',
    '@media': {
      [media.md]: { gridTemplateColumns: `minmax(0, 296px) ${open}` },
      [media.lg]: { gridTemplateColumns: `minmax(0, 320px) ${open}` },
    },
  },
  variants: {
    isWindow: {
      true: {
        gridTemplateRows: 'minmax(20rem, 100dvh)',
        maxInlineSize: `calc(${containerWidth.xl} + 20rem)`,
        marginInline: 'auto',
      },
      false: { '@media': { [media.md]: { columnGap: space.lg } } },
    },
    hasPerson: {
      true: {
        '@media': {
          [media.lg]: { gridTemplateColumns: `minmax(0, 320px) ${open} minmax(0, 320px)` },
        },
      },
    },
    isBare: { true: { '@media': { [media.md]: onlyColumn, [media.lg]: onlyColumn } } },
  },
});

const hiddenBelow = { display: 'none', '@media': { [media.md]: { display: 'block' } } };

/** What stands beside the list stays in the window, as high as there is room below the page's head. */
const standing = {
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'grid',
      position: 'sticky' as const,
      alignSelf: 'start',
      insetBlockStart: '5.5rem',
      minBlockSize: 'min(44rem, calc(100dvh - 8rem))',
    },
  },
};

export const listPane = componentRecipe({
  base: { minInlineSize: 0 },
  variants: {
    isWindow: { true: { overflowY: 'auto', overscrollBehavior: 'contain', padding: space.sm } },
    isAlone: { false: hiddenBelow },
  },
});

export const openPane = componentRecipe({
  base: { minInlineSize: 0 },
  variants: {
    isWindow: {
      true: { '@media': { [media.md]: { borderInline: `1px solid ${vars.color.border}` } } },
    },
    isAlone: { false: standing },
  },
});

export const personPane = componentRecipe({
  base: {
    display: 'none',
    minInlineSize: 0,
    padding: space.md,
    '@media': { [media.lg]: { display: 'block' } },
  },
  variants: { isWindow: { true: { overflowY: 'auto', overscrollBehavior: 'contain' } } },
});
