import { keyframes } from '@vanilla-extract/css';
import { focusLine, focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  dialogWidth,
  duration,
  easing,
  elevation,
  fontSize,
  lineHeight,
  media,
  size,
  space,
} from '../../theme/scales.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });

export const overlay = componentRecipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // Set by the modal: the part of the window that the on-screen keyboard leaves free.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: elevation.overlay,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: space.xs,
    backgroundColor: vars.color.overlay,
    selectors: {
      [states.aria.entering]: { animation: `${fade} ${duration.base} ${easing.enter}` },
      [states.aria.exiting]: {
        animation: `${fade} ${duration.fast} ${easing.exit} reverse forwards`,
      },
    },
    '@media': { [media.sm]: { padding: space.lg } },
  },
  variants: {
    isFullScreenOnPhone: {
      true: { padding: 0, '@media': { [media.sm]: { padding: space.lg } } },
      false: {},
    },
  },
});

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
      [states.aria.entering]: { animation: `${rise} ${duration.base} ${easing.enter}` },
    },
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  },
  variants: {
    size: {
      sm: { maxInlineSize: dialogWidth.sm },
      md: { maxInlineSize: dialogWidth.md },
      lg: { maxInlineSize: dialogWidth.lg },
      xl: { maxInlineSize: dialogWidth.xl },
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
  },
  compoundVariants: (['sm', 'md', 'lg', 'xl'] as const).map((size) => ({
    variants: { size, isFullScreenOnPhone: true },
    style: { '@media': { [media.sm]: { maxInlineSize: dialogWidth[size] } } },
  })),
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
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
  fontSize: fontSize.xl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.snug,
});

/** The button's own room around its cross lines up with the edge of the text. */
export const close = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.control,
  blockSize: size.control,
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.625rem',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  selectors: {
    [states.hover]: { backgroundColor: vars.color.hover, color: vars.color.text },
    [states.pressed]: { backgroundColor: vars.color.hover, color: vars.color.text },
    ...focusRing,
  },
});

export const content = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  padding: space.lg,
  paddingBlockStart: space.md,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { ...focusLine, outlineOffset: '-3px' } },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.sm,
  padding: space.md,
  paddingInline: space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
