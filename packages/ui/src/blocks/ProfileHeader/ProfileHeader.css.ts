import { globalStyle } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { floor } from '../../styles/floor.css.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { elevation, fontSize, fontWeight, media, radiusFull, space } from '../../theme/scales.ts';
import { places } from '../TopNav/TopNav.css.ts';

const { night, monoA, monoB, onField, onScrim, success } = vars.color;

const atNight = (percent: number): string =>
  `color-mix(in srgb, ${night} ${percent}%, transparent)`;

/** How far the scrim rises above its words: over so large a face it fades slowly. */
const lift = 'clamp(1.625rem, 16vw, 5rem)';

/** On a phone the photo reaches the window's edges; from a tablet on it stands beside the words. */
export const profile = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${sideSpace.md})`,
      selectors: { '&:first-child': { marginBlockStart: `calc(-1 * ${space.lg})` } },
    },
    [media.md]: {
      gridTemplateColumns: 'min(18.75rem, 42%) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xl,
      rowGap: space.lg,
    },
    [media.xl]: { gridTemplateColumns: 'min(29.25rem, 40%) minmax(0, 1fr)', columnGap: '3.5rem' },
  },
});

export const picture = componentRecipe({
  base: {
    gridArea: '1 / 1',
    minBlockSize: 'min(28.5rem, 62svh)',
    overflow: 'clip',
    '@media': {
      [media.md]: {
        gridRow: '1 / -1',
        position: 'sticky',
        insetBlockStart: '5.5rem',
        alignSelf: 'start',
        aspectRatio: '3 / 4',
        minBlockSize: 0,
        maxBlockSize: 'calc(100svh - 7rem)',
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.sm,
      },
      [media.forcedColors]: { border: '1px solid' },
    },
  },
  variants: {
    ground: {
      photo: { backgroundColor: vars.color.hover },
      folds: {
        background: `radial-gradient(ellipse 92% 74% at -8% 108%, ${monoB} 99.4%, transparent 99.8%) ${monoA}`,
        color: onField,
      },
    },
  },
});

globalStyle(`${picture.classNames.base} > div`, {
  '@layer': { [layer.components]: { minBlockSize: 'inherit' } },
});

export const initial = componentStyle({
  display: 'block',
  paddingInline: space.lg,
  fontSize: '9rem',
  fontWeight: vars.font.displayWeight,
  letterSpacing: '-0.05em',
  lineHeight: '1.2',
});

/** Over the photo's foot on a phone: the scrim is the words' own ground, and none stands above its 66 % (theme/measure.ts). */
export const identity = componentRecipe({
  base: {
    gridArea: '1 / 1',
    zIndex: elevation.raised,
    alignSelf: 'end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space.xxs,
    minInlineSize: 0,
    padding: `${lift} ${sideSpace.md} 2.75rem`,
    overflowWrap: 'anywhere',
    '@media': {
      [media.md]: {
        gridArea: '1 / 2',
        padding: 0,
        gap: space.xs,
        backgroundImage: 'none',
        color: vars.color.text,
      },
    },
  },
  variants: {
    hasScrim: {
      true: {
        '@media': {
          [media.phone]: {
            color: onScrim,
            backgroundImage: `linear-gradient(to top, ${atNight(82)} 0, ${atNight(74)} 36%, ${atNight(66)} calc(100% - ${lift}), ${atNight(34)} calc(100% - ${lift} * 0.6), ${atNight(10)} calc(100% - ${lift} * 0.28), transparent)`,
          },
        },
      },
      false: { '@media': { [media.phone]: { color: onField } } },
    },
  },
});

/** As large as there is room: 30 px on a phone, 60 beside a large photo. */
export const title = componentStyle({ minInlineSize: 0, maxInlineSize: '100%' });

globalStyle(`${title} > h1`, {
  '@layer': {
    [layer.components]: {
      color: 'inherit',
      fontSize: 'min(clamp(2rem, 1rem + 3.6vw, 3.75rem), 12.5vw)',
      lineHeight: '1.1',
      overflowWrap: 'anywhere',
    },
  },
});

export const place = componentStyle({
  margin: 0,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { color: vars.color.muted } },
});

export const dot = componentStyle({
  display: 'inline-block',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginInlineEnd: space.xs,
  borderRadius: radiusFull,
  backgroundColor: success.fill,
  boxShadow: `0 0 0 2px ${onScrim}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const menu = componentStyle({
  gridArea: '1 / 1',
  zIndex: elevation.raised,
  justifySelf: 'end',
  alignSelf: 'start',
  padding: space.xs,
});

/** A sheet over the photo's foot. */
export const words = componentStyle({
  zIndex: elevation.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      marginBlockStart: '-1.5rem',
      paddingBlockStart: space.lg,
      paddingInline: sideSpace.md,
      borderStartStartRadius: '1.5rem',
      borderStartEndRadius: '1.5rem',
      backgroundColor: vars.color.canvas,
    },
    [media.md]: { gridArea: '2 / 2', zIndex: 'auto' },
  },
});

/** In reach of the thumb on a phone, in the place of the row of places. */
export const actions = componentStyle({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: elevation.sticky,
      padding: `0.625rem ${sideSpace.md} calc(0.625rem + env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
  },
});

globalStyle(`body:has(${actions}) ${places}`, {
  '@layer': { [layer.components]: { '@media': { [media.phone]: { display: 'none' } } } },
});

globalStyle(`:root:has(${actions})`, {
  '@layer': {
    [layer.components]: {
      '@media': {
        // Another line of it where the text is large for the window (ProfileActions).
        [media.phone]: {
          vars: { [floor]: 'calc(5rem + clamp(0rem, (17rem - 100vw) * 99, 4rem))' },
        },
      },
    },
  },
});

globalStyle(`html > body:has(${actions})`, {
  '@layer': {
    [layer.components]: {
      '@media': {
        [media.phone]: {
          paddingBlockEnd: `calc(${floor} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});

/** What such a profile is, beside its label: nobody has to look for it. */
export const notice = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  margin: 0,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const noticeWords = componentStyle({ minInlineSize: 0 });
