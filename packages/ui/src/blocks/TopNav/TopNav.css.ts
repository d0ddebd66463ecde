import { globalStyle } from '@vanilla-extract/css';
import { floor } from '../../styles/floor.css.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { states } from '../../styles/states.ts';
import { seenAgain, visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import {
  barHeight,
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

/** One bar, in the colour of the page. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: elevation.sticky,
  backgroundColor: vars.color.canvas,
});

export const inner = componentStyle({
  ...pageWidth,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: barHeight.phone,
  '@media': {
    // A brand's whole name beside four places with their badges, in Finnish and German too.
    [media.md]: { gap: space.sm, minBlockSize: barHeight.tablet, paddingInline: space.xl },
  },
});

/**
 * The name gives way first: everything else in the bar has something to do, and would go to a second line for any part of a pixel
 * that it gave as well.
 */
export const home = componentStyle({
  display: 'flex',
  flexShrink: 1_000_000,
  minInlineSize: '2rem',
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  selectors: { ...focusRing },
  '@media': { [media.md]: { marginInlineEnd: 0 } },
});

/** Beside the mark on a phone, where the page has no room for them; they scroll. */
export const tabs = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [media.md]: { display: 'none' } },
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
      flex: '1 1 auto',
      minInlineSize: 0,
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
    },
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

globalStyle(`html:has(${places})`, {
  '@layer': {
    [layer.components]: { '@media': { [media.phone]: { vars: { [floor]: tabBarHeight } } } },
  },
});

/** In the middle of the bar. */
export const list = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  '@media': {
    [media.md]: { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' },
    [media.lg]: { gap: space.xxs },
  },
});

export const entry = componentStyle({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  // From here on a word is never broken to save room.
  '@media': { [media.md]: { flex: '0 1 auto', minInlineSize: 'auto' } },
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
    paddingBlock: space.xxs,
    paddingInline: '1px',
    color: vars.color.muted,
    // Large text stops growing where a place's name would break.
    fontSize: 'min(0.75rem, 3.5vw)',
    fontWeight: fontWeight.semibold,
    lineHeight: '1.2',
    textAlign: 'center',
    transition: `color ${duration.fast} ${easing.standard}`,
    selectors: {
      [states.hover]: { color: vars.color.text },
      ...focusRing,
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current="page"]': { color: vars.color.text },
    },
    '@media': {
      [media.md]: {
        flexDirection: 'row',
        gap: space.xxs,
        minBlockSize: size.control,
        paddingInline: space.xs,
        borderRadius: radiusFull,
        fontSize: '0.9375rem',
        selectors: {
          [states.hover]: { backgroundColor: vars.color.hover },
          '&[aria-current="page"]': {
            backgroundColor: vars.color.surface,
            boxShadow: vars.shadow.sm,
          },
        },
      },
      [media.lg]: { gap: space.xs, paddingInline: space.md },
      // The ground is gone there.
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            textDecoration: 'underline',
            textDecorationThickness: '3px',
            textUnderlineOffset: '0.3em',
          },
        },
      },
    },
  },
  variants: {
    look: {
      place: {},
      premium: { color: vars.color.premium.text },
    },
  },
});

/** The icon, on a tint where one is: the shape, not the hue alone, says so. */
export const picture = componentStyle({
  position: 'relative',
  display: 'flex',
  paddingBlock: '3px',
  paddingInline: sideSpace.md,
  borderRadius: radiusFull,
  selectors: {
    '[aria-current="page"] > &': {
      backgroundColor: vars.color.primary.soft,
      color: vars.color.primary.onSoft,
    },
  },
  '@media': {
    [media.md]: { display: 'contents' },
  },
});

/** At the icon's upper right; after the words where they stand in a row. */
export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineStart: 'calc(50% + 0.5625rem)',
  display: 'inline-flex',
  borderRadius: radiusFull,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  '@media': {
    [media.md]: { position: 'static', order: 1, boxShadow: 'none' },
  },
});

export const words = componentStyle({ maxInlineSize: '100%' });

export const credits = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    minBlockSize: '1.25rem',
    paddingInline: '0.25rem',
    borderRadius: radiusFull,
    fontSize: '0.75rem',
    fontWeight: fontWeight.bold,
    lineHeight: '1',
    whiteSpace: 'nowrap',
    // Wider than a number, and the last before the window's edge.
    marginInlineStart: '-0.25rem',
    '@media': {
      [media.md]: { marginInlineStart: 0, paddingInline: '0.375rem' },
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
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  flexShrink: 0,
  maxInlineSize: 'calc(100% - 3rem)',
  marginInlineStart: 'auto',
  '@media': { [media.md]: { gap: space.sm } },
});

/** Narrower on a phone, whose width is the name's; as tall as anywhere. */
export const logIn = componentStyle({ display: 'flex' });

globalStyle(`${logIn} > a`, {
  '@layer': {
    [layer.components]: {
      // Words alone: the name has the room.
      '@media': {
        [media.phone]: {
          paddingInline: space.xxs,
          borderColor: 'transparent',
          fontSize: fontSize.sm,
        },
      },
    },
  },
});

/** The visitor's sign-up button: a phone's width is for the name and log-in; the page itself offers sign-up. */
export const fromTablet = componentStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'flex' } },
});
