import { keyframes } from '@vanilla-extract/css';
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
import { offsetName } from './useCardDrag.ts';

const offset = `var(${offsetName}, 0px)`;
/** A card is turned by a degree for every 20 px it is pushed. */
const follow = `translateX(${offset}) rotate(calc(${offset} / 20px * 1deg))`;

const out = (sign: '' | '-') =>
  keyframes({
    from: { transform: follow },
    to: { transform: `translateX(${sign}130%) rotate(${sign}14deg)`, opacity: 0 },
  });
const fly = (sign: '' | '-') => ({
  animation: `${out(sign)} ${duration.slow} ${easing.exit} forwards`,
});

/** All cards of a deck lie in one cell of its grid. */
export const card = componentRecipe({
  base: {
    position: 'relative',
    gridArea: '1 / 1',
    minInlineSize: 0,
    overflow: 'clip',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.dialog,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
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
        transition: `transform ${duration.base} ${easing.standard}`,
      },
      next: {
        transform: 'translateY(0.75rem) scale(0.95)',
        transition: `transform ${duration.base} ${easing.standard}`,
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

/** Lower in a low window, so that the buttons are seen under the card: a photo is cut at its foot, words keep the middle. */
export const picture = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    maxBlockSize: 'max(12rem, calc(100svh - 31rem))',
    overflow: 'clip',
  },
  variants: { isEmpty: { true: { alignItems: 'stretch' }, false: { alignItems: 'start' } } },
});

/** The word for what letting go would do, as a rubber stamp over the photo: on the side the card comes from. */
export const stamp = componentRecipe({
  base: {
    position: 'absolute',
    insetBlockStart: space.md,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: `calc(100% - ${space.xl})`,
    paddingBlock: space.xs,
    paddingInline: space.md,
    border: '3px solid currentColor',
    borderRadius: vars.radius.control,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.bold,
    overflowWrap: 'anywhere',
  },
  variants: {
    intent: {
      like: {
        insetInlineStart: space.md,
        backgroundColor: vars.color.secondary.fill,
        color: vars.color.secondary.onFill,
        transform: 'rotate(-6deg)',
      },
      pass: {
        insetInlineEnd: space.md,
        backgroundColor: vars.color.raised,
        color: vars.color.text,
        transform: 'rotate(6deg)',
      },
    },
  },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  paddingBlock: space.md,
  paddingInline: space.md,
  '@media': { [media.md]: { paddingInline: space.lg } },
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  fontSize: fontSize.xl,
  fontWeight: vars.font.displayWeight,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const place = componentStyle({
  color: vars.color.muted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

/** What the member wrote: three lines, two in a low window; the whole is on the profile. */
export const about = componentStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
  '@media': { '(max-height: 50rem)': { WebkitLineClamp: 2 } },
});
