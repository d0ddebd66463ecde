import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  elevation,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  space,
} from '../../theme/scales.ts';
import { ratio } from '../MemberCard/MemberCard.css.ts';
import { offsetName } from './useCardDrag.ts';

/** What of the window's height is not the card's: bars, buttons, words. */
export const reserved = createVar();

/** A phone held sideways: the choices stand beside the card. */
export const isLow = '(max-height: 30rem) and (min-width: 36rem)';

/** The least that a card is tall. */
export const least = createVar();

/** A card is as tall as the window lets it be. */
export const height = `clamp(${fallbackVar(least, '21rem')}, 100svh - ${fallbackVar(reserved, '14.5rem')}, 36.5rem)`;

const offset = `var(${offsetName}, 0)`;
/** A card is turned by a degree for every 18 px it is pushed, by 12 at most. */
const follow = `translateX(calc(${offset} * 1px)) rotate(clamp(-12deg, calc(${offset} / 18 * 1deg), 12deg))`;

const out = (sign: '' | '-') =>
  keyframes({
    from: { transform: follow },
    to: { transform: `translateX(${sign}130%) rotate(${sign}14deg)`, opacity: 0 },
  });
const fly = (sign: '' | '-') => ({
  animation: `${out(sign)} ${duration.slow} ${easing.exit} forwards`,
});

const settle = `transform ${duration.base} ${easing.standard}`;

/** All cards of a deck lie in one cell of its grid. */
export const card = componentRecipe({
  base: {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    minBlockSize: height,
    borderRadius: vars.radius.card,
    vars: { [ratio]: 'auto' },
  },
  variants: {
    place: {
      top: {
        zIndex: elevation.raised,
        boxShadow: vars.shadow.md,
        cursor: 'grab',
        userSelect: 'none',
        // Up and down still scrolls the page; sideways is the card's.
        touchAction: 'pan-y',
        transform: follow,
        transition: settle,
      },
      next: {
        transform: 'translateY(0.8125rem) scale(0.965)',
        transition: settle,
        '@media': {
          [media.md]: { transform: 'translateX(58%) scale(0.82) rotate(4deg)' },
          [isLow]: { transform: 'none' },
        },
      },
      after: {
        display: 'none',
        transition: settle,
        '@media': {
          [media.md]: { display: 'grid', transform: 'translateX(-58%) scale(0.82) rotate(-4deg)' },
          [isLow]: { display: 'none' },
        },
      },
      leaving: {
        zIndex: elevation.raised,
        boxShadow: vars.shadow.lg,
        pointerEvents: 'none',
      },
    },
    isDragging: { true: { boxShadow: vars.shadow.lg, cursor: 'grabbing', transition: 'none' } },
    to: { like: fly(''), pass: fly('-') },
    held: {
      like: { transform: 'translateX(0.5rem) rotate(1deg)' },
      pass: { transform: 'translateX(-0.5rem) rotate(-1deg)' },
    },
  },
});

/** The word for what letting go would do, as a rubber stamp over the photo: on the side the card comes from. */
export const stamp = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockStart: space.lg,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: `calc(100% - ${space.xl})`,
    paddingBlock: space.xs,
    paddingInline: space.md,
    border: '3px solid currentColor',
    borderRadius: vars.radius.control,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.snug,
    overflowWrap: 'anywhere',
  },
  variants: {
    decision: {
      like: {
        insetInlineStart: space.lg,
        backgroundColor: vars.color.secondary.fill,
        color: vars.color.secondary.onFill,
        transform: 'rotate(-8deg)',
      },
      pass: {
        insetInlineEnd: space.lg,
        backgroundColor: vars.color.raised,
        color: vars.color.text,
        transform: 'rotate(8deg)',
      },
    },
    /** Comes with the finger; whole where letting go decides. */
    isFollowing: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { decision: 'like', isFollowing: true },
      style: { opacity: `calc(${offset} / 96)` },
    },
    {
      variants: { decision: 'pass', isFollowing: true },
      style: { opacity: `calc(${offset} / -96)` },
    },
  ],
});

/** The buttons lie over the card's lower edge: its words end above them. */
export const body = componentStyle({
  selectors: {
    '&&': {
      paddingBlockEnd: '3.625rem',
      '@media': { [isLow]: { paddingBlockEnd: space.md } },
    },
  },
});

/** The kind above the name, which is said first. */
export const heading = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'start',
  gap: '0.3125rem',
});

/** What the member wrote: two lines; the whole is on the profile. */
export const about = componentStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: fontSize.sm,
});
