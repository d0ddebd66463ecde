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

/** Where a dialog has the width of the window. */
const onPhone = `not all and ${media.sm}`;

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
      true: { '@media': { [onPhone]: { padding: 0 } } },
      false: {},
    },
    isSheetOnPhone: {
      true: {
        '@media': { [onPhone]: { padding: `${space.xl} 0 0`, alignItems: 'end' } },
      },
      false: {},
    },
  },
});

// No box reaches the place of the scroll bar, which is kept free while nothing scrolls: it is painted in the root's colour. Menus keep it
// free as well, and dim nothing.
globalStyle(`html:has(> body > ${overlay.classNames.base})`, {
  '@layer': { [layer.components]: { backgroundColor: vars.color.overlay } },
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
        '@media': { [onPhone]: { maxInlineSize: 'none', blockSize: '100%', borderRadius: 0 } },
      },
      false: {},
    },
    isSheetOnPhone: {
      true: {
        '@media': {
          [onPhone]: {
            maxInlineSize: 'none',
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
            paddingBlockEnd: 'env(safe-area-inset-bottom)',
          },
        },
      },
      false: {},
    },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  overflowWrap: 'anywhere',
  // In a window so low, or with text so large, that header and footer alone are taller.
  overflow: 'auto',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.md,
  padding: `${space.lg} ${space.lg} 0`,
});

export const heading = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
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
  padding: `${space.md} ${space.lg} ${space.lg}`,
  selectors: { '&:focus-visible': { ...focusLine, outlineOffset: '-3px' } },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
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
