import { createVar, fallbackVar } from '@vanilla-extract/css';
import { coverLink } from '../../styles/coverLink.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontWeight, media, radiusFull, space } from '../../theme/scales.ts';

const { night, monoA, monoB, onField, onScrim, success } = vars.color;

/** Another shape than 3 to 4, from where the card stands. */
export const ratio = createVar();

const sides = 'clamp(0.75rem, 6cqi, 1.25rem)';

/** How far the scrim rises above its words: on a large face it fades over more of it. */
const lift = 'clamp(1.625rem, 16cqi, 5rem)';

const atNight = (percent: number): string =>
  `color-mix(in srgb, ${night} ${percent}%, transparent)`;

/** One fold over the other, where its curve lies. */
const fold = (ellipse: string) => ({
  background: `radial-gradient(ellipse ${ellipse}, ${monoB} 99.4%, transparent 99.8%) ${monoA}`,
  color: onField,
});

export const card = componentRecipe({
  base: {
    // The card's own width decides how large its words are (`cqi`): in a rail, a grid, a panel, a deck.
    containerType: 'inline-size',
    position: 'relative',
    isolation: 'isolate',
    minInlineSize: 0,
    // Out of sight it is only as large as it will be: of two dozen on a phone's page most need no layout yet.
    contentVisibility: 'auto',
    // Large text makes it longer.
    aspectRatio: fallbackVar(ratio, '3 / 4'),
    placeSelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    borderRadius: vars.radius.card,
    overflow: 'clip',
    boxShadow: vars.shadow.sm,
    transition: `box-shadow ${duration.base} ${easing.standard}`,
    selectors: {
      [states.hover]: { boxShadow: vars.shadow.md },
      '&:focus-within:has(:focus-visible)': { boxShadow: vars.shadow.md },
    },
    // Forced colours take the ground away.
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  variants: {
    ground: {
      photo: { backgroundColor: vars.color.hover, color: onScrim },
      /** Without a photo: two flat folds, in one of three arrangements. */
      fold0: fold('92% 74% at -8% 108%'),
      fold1: fold('96% 66% at 112% 92%'),
      fold2: fold('120% 62% at 64% -6%'),
    },
  },
});

export const photo = componentStyle({ position: 'absolute', inset: 0, zIndex: -1 });

export const top = componentStyle({
  gridArea: '1 / 1',
  display: 'flex',
  // What does not fit beside the heart stands below it.
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.xs,
  padding: space.xs,
});

export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  paddingBlock: space.xxs,
  minInlineSize: 0,
});

/** Above the link that covers the card, so that it can be pressed by itself. */
export const like = componentStyle({ zIndex: 1, marginInlineStart: 'auto' });

/** The letter and the words of somebody without a photo. */
export const own = componentStyle({ minInlineSize: 0, paddingInline: space.xxs });

export const initial = componentRecipe({
  base: {
    display: 'block',
    marginBlockStart: '-0.06em',
    // So that a letter that is turned with its card stays in its box.
    marginInline: '-0.05em',
    paddingInline: '0.05em',
    fontWeight: vars.font.displayWeight,
    letterSpacing: '-0.05em',
    lineHeight: '1.1',
  },
  variants: { isAlone: { true: { fontSize: '56cqi' }, false: { fontSize: '34cqi' } } },
});

export const words = componentStyle({
  gridArea: '2 / 1',
  alignSelf: 'start',
  margin: 0,
  paddingInline: sides,
  fontSize: 'clamp(0.875rem, 7.4cqi, 1.375rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: '1.35',
  // A member's line breaks make no card higher.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/**
 * The scrim is the words' own ground, so that it grows with them and greys no face; no words stand above its 63 %, on which white reads
 * over a white photo (theme/measure.ts).
 */
export const body = componentRecipe({
  base: {
    gridArea: '3 / 1',
    display: 'grid',
    justifyItems: 'start',
    gap: '1px',
    minInlineSize: 0,
    padding: `${lift} ${sides} clamp(0.6875rem, 5.4cqi, 1.125rem)`,
  },
  variants: {
    hasScrim: {
      true: {
        backgroundImage: `linear-gradient(to top, ${atNight(82)} 0, ${atNight(74)} 36%, ${atNight(66)} calc(100% - ${lift}), ${atNight(34)} calc(100% - ${lift} * 0.6), ${atNight(10)} calc(100% - ${lift} * 0.28), transparent)`,
      },
      false: {},
    },
  },
});

export const heading = componentStyle({
  margin: 0,
  maxInlineSize: '100%',
  // 17 px up to 240 px of card, 30 px from 330.
  fontSize: 'clamp(1.0625rem, 14.4cqi - 1.1rem, 1.875rem)',
  fontWeight: vars.font.displayWeight,
  letterSpacing: '-0.01em',
  lineHeight: '1.25',
  overflowWrap: 'anywhere',
});

/** The kind above the name, which is said first. */
export const link = componentStyle({
  ...coverLink,
  flexDirection: 'column-reverse',
  alignItems: 'start',
  gap: '0.3125rem',
  color: 'inherit',
});

export const nameAge = componentStyle({
  selectors: {
    'a:hover > &, [data-force-state~="hover"] a > &': { textDecoration: 'underline' },
  },
});

/** 10 px, and 13 beside the largest name. */
const dotSize = 'min(0.6em, 0.8125rem)';

/** Online: a dot with a white ring, and its word for who hears the page. */
export const dot = componentStyle({
  display: 'inline-block',
  inlineSize: dotSize,
  blockSize: dotSize,
  marginInline: '0.4em 0.1em',
  borderRadius: radiusFull,
  backgroundColor: success.fill,
  boxShadow: `0 0 0 2px ${onScrim}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const line = componentStyle({
  margin: 0,
  maxInlineSize: '100%',
  fontSize: 'clamp(0.8125rem, 4.4cqi + 0.15rem, 1.0625rem)',
  fontWeight: fontWeight.medium,
  lineHeight: '1.35',
  overflowWrap: 'anywhere',
  // Two beside each other on a phone: a third line would lift the scrim over the face. With large text a card is wider than this.
  '@container': {
    '(max-width: 200px)': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});
