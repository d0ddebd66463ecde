import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { seenAgain, visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import {
  duration,
  easing,
  elevation,
  fontSize,
  fontWeight,
  media,
  radiusFull,
  size,
  space,
  tabBarHeight,
} from '../../theme/scales.ts';

export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: elevation.sticky,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const inner = componentStyle({
  ...pageWidth,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '3.5rem',
  '@media': {
    [media.md]: { gap: space.md, minBlockSize: '4.5rem', paddingInline: space.lg },
  },
});

/** The name gives way first: everything else in the bar has something to do. */
export const home = componentStyle({
  display: 'flex',
  flexShrink: 100,
  minInlineSize: '2rem',
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  selectors: { ...focusRing },
  '@media': { [media.xl]: { marginInlineEnd: space.md } },
});

export const places = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: elevation.sticky,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.md]: {
      position: 'static',
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
    },
    [media.xl]: { flex: '1 1 auto', minInlineSize: 0 },
  },
});

// The page ends above the row of places, whatever its layout.
globalStyle(`body:has(${places})`, {
  '@layer': {
    [layer.components]: {
      paddingBlockEnd: `calc(${tabBarHeight} + env(safe-area-inset-bottom))`,
      '@media': { [media.md]: { paddingBlockEnd: 0 } },
    },
  },
});

export const list = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  '@media': { [media.md]: { flexWrap: 'wrap', alignItems: 'center', gap: space.xxs } },
});

export const entry = componentRecipe({
  base: {
    display: 'flex',
    flex: '1 1 0',
    minInlineSize: 0,
    // From here on a word is never broken to save room.
    '@media': { [media.md]: { flex: '0 1 auto', minInlineSize: 'auto' } },
  },
  variants: {
    /** Credits or premium: parted from the places from 1200 px on. */
    isLast: { true: { '@media': { [media.xl]: { marginInlineStart: 'auto' } } }, false: {} },
  },
});

export const place = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minInlineSize: 0,
    minBlockSize: tabBarHeight,
    padding: space.xxs,
    color: vars.color.muted,
    fontSize: '0.6875rem',
    fontWeight: fontWeight.semibold,
    lineHeight: '1.2',
    textAlign: 'center',
    transition: `background-color ${duration.fast} ${easing.standard}, color ${duration.fast} ${easing.standard}`,
    selectors: {
      [states.hover]: { color: vars.color.text },
      ...focusRing,
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current="page"]': { color: vars.color.text },
      // A bar over the place one is at, so that colour is not the only sign.
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '-1px',
        insetInline: '22%',
        blockSize: '3px',
        borderRadius: `0 0 ${radiusFull} ${radiusFull}`,
        backgroundColor: vars.color.primary.ui,
      },
    },
    '@media': {
      [media.md]: {
        minBlockSize: '3.25rem',
        paddingInline: space.sm,
        borderRadius: `min(${vars.radius.control}, 1rem)`,
        fontSize: fontSize.xs,
        selectors: {
          [states.hover]: { backgroundColor: vars.color.hover },
          '&[aria-current="page"]': {
            backgroundColor: vars.color.primary.soft,
            color: vars.color.primary.onSoft,
          },
          '&[aria-current="page"]::before': { display: 'none' },
        },
      },
      // The bar and the tint are gone there.
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            textDecoration: 'underline',
            textDecorationThickness: '3px',
            textUnderlineOffset: '0.3em',
          },
        },
      },
      [media.xl]: {
        flexDirection: 'row',
        gap: space.xs,
        minBlockSize: size.control,
        borderRadius: vars.radius.control,
        paddingInline: space.md,
        fontSize: fontSize.sm,
      },
    },
  },
  variants: {
    look: {
      place: {},
      premium: {
        color: vars.color.premium.text,
        '@media': {
          [media.md]: {
            backgroundColor: vars.color.premium.soft,
            color: vars.color.premium.onSoft,
            selectors: {
              [states.hover]: {
                backgroundColor: vars.color.premium.soft,
                color: vars.color.premium.onSoft,
                boxShadow: `inset 0 0 0 2px ${vars.color.premium.ui}`,
              },
            },
          },
        },
      },
    },
  },
});

/** On the icon's shoulder, until there is room beside the words. */
export const badge = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockStart: '0.25rem',
    display: 'inline-flex',
    '@media': { [media.xl]: { position: 'static' } },
  },
  variants: {
    isLast: {
      /** At the window's edge on a phone: measured from there, so that no digit leaves it. */
      true: { insetInlineEnd: 'max(2px, calc(50% - 3rem))' },
      false: { insetInlineStart: 'calc(50% + 0.3125rem)' },
    },
  },
});

export const words = componentStyle({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.md]: { maxInlineSize: '9rem', overflowWrap: 'normal', hyphens: 'manual' },
    [media.xl]: { maxInlineSize: 'none' },
  },
});

export const credits = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    minBlockSize: '1.25rem',
    paddingInline: '0.25rem',
    borderRadius: radiusFull,
    fontSize: '0.6875rem',
    fontWeight: fontWeight.bold,
    lineHeight: '1',
    whiteSpace: 'nowrap',
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    '@media': {
      [media.xl]: { paddingInline: '0.375rem', boxShadow: 'none', fontSize: fontSize.xs },
      [media.forcedColors]: { border: '1px solid' },
    },
  },
  variants: {
    level: {
      low: { backgroundColor: vars.color.warning.fill, color: vars.color.warning.onFill },
      empty: { backgroundColor: vars.color.danger.fill, color: vars.color.danger.onFill },
    },
  },
});

/** The balance where it is no cause for concern: from 1200 px on, as quiet text. */
export const balance = componentStyle({
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.regular,
  '@media': { [media.xl]: { display: 'inline' } },
});

/** "Low" or "Empty", seen from 1200 px on and always heard. */
export const level = componentStyle({
  ...visuallyHidden,
  '@media': { [media.xl]: seenAgain },
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flexShrink: 0,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  '@media': { [media.md]: { gap: space.sm } },
});

/** The visitor's sign-up button: a phone's width is for the name and log-in; the page itself offers sign-up. */
export const fromTablet = componentStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'flex' } },
});
