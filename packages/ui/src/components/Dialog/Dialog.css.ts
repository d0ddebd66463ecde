import { globalStyle, keyframes } from '@vanilla-extract/css';
import { focusLine } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { headingSize } from '../../styles/narrow.ts';
import { windowCover } from '../../styles/overlay.ts';
import { cross } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { dialogWidth, easing, lineHeight, media, size, space } from '../../theme/scales.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

export const overlay = componentRecipe({
  base: {
    ...windowCover,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: space.xs,
    backgroundColor: vars.color.overlay,
    '@media': { [media.sm]: { padding: space.lg } },
  },
  variants: {
    isFullScreenOnPhone: {
      true: { padding: 0, '@media': { [media.sm]: { padding: space.lg } } },
      false: {},
    },
    isSheetOnPhone: {
      true: {
        padding: 0,
        paddingBlockStart: space.xl,
        alignItems: 'end',
        '@media': { [media.sm]: { padding: space.lg, alignItems: 'center' } },
      },
      false: {},
    },
  },
});

// No box reaches the place of the scroll bar, which is kept free while nothing scrolls. It is painted in the root's colour, so that
// is the dimmed one, and the page's own moves to the body. Menus keep the place free as well, and dim nothing.
const dimmed = `html:has(> body > ${overlay.classNames.base})`;
globalStyle(dimmed, { '@layer': { [layer.components]: { backgroundColor: vars.color.overlay } } });
globalStyle(`${dimmed} > body`, {
  '@layer': { [layer.components]: { backgroundColor: vars.color.canvas } },
});

/** The spec's pixels, and wider where the reader has made the text larger. */
const width = (size: keyof typeof dialogWidth): string =>
  `max(${dialogWidth[size]}, ${Number.parseInt(dialogWidth[size], 10) / 16}rem)`;

export const modal = componentRecipe({
  base: {
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.dialog,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.lg,
    selectors: {
      [states.aria.entering]: { animation: `${rise} 240ms ${easing.enter}` },
    },
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
  variants: {
    size: {
      sm: { maxInlineSize: width('sm') },
      md: { maxInlineSize: width('md') },
      lg: { maxInlineSize: width('lg') },
      xl: { maxInlineSize: width('xl') },
    },
    isFullScreenOnPhone: {
      true: {
        maxInlineSize: 'none',
        blockSize: '100%',
        borderRadius: 0,
        '@media': { [media.sm]: { blockSize: 'auto', borderRadius: vars.radius.dialog } },
      },
      false: {},
    },
    isSheetOnPhone: {
      true: {
        maxInlineSize: 'none',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        '@media': { [media.sm]: { borderRadius: vars.radius.dialog, paddingBlockEnd: 0 } },
      },
      false: {},
    },
  },
  compoundVariants: (['sm', 'md', 'lg', 'xl'] as const).flatMap((size) =>
    [{ isFullScreenOnPhone: true }, { isSheetOnPhone: true }].map((onPhone) => ({
      variants: { size, ...onPhone },
      style: { '@media': { [media.sm]: { maxInlineSize: width(size) } } },
    })),
  ),
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  // In a window so low, or with text so large, that header and footer alone are taller.
  overflow: 'auto',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.md,
  paddingBlockStart: space.lg,
  paddingInline: space.lg,
});

export const heading = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: headingSize.xl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.snug,
});

/** The button's own room around its cross lines up with the edge of the text. */
export const close = componentStyle({
  ...cross,
  inlineSize: size.control,
  blockSize: size.control,
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.625rem',
});

export const content = componentStyle({
  flex: '1 1 auto',
  minBlockSize: '4rem',
  overflow: 'auto',
  padding: space.lg,
  paddingBlockStart: space.md,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { ...focusLine, outlineOffset: '-3px' } },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  justifyContent: 'end',
  gap: space.sm,
  padding: space.md,
  paddingInline: space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
  // A question is short: nothing scrolls away under the answers.
  selectors: { '[role="alertdialog"] > &': { paddingBlockStart: 0, border: 0 } },
});

// On a phone both answers are as wide as they can be.
globalStyle(`[role="alertdialog"] > ${footer} > button`, {
  '@layer': {
    [layer.components]: { flex: '1 1 auto', '@media': { [media.sm]: { flex: 'none' } } },
  },
});
