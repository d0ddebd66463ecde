import { keyframes } from '@vanilla-extract/css';
import { buttonPrice } from '../../styles/buttonPrice.ts';
import { choiceRow } from '../../styles/choiceRow.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { windowCover } from '../../styles/overlay.ts';
import { quietStates } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { vividFolds } from '../../styles/vividFolds.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  elevation,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  size,
  space,
} from '../../theme/scales.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem) scale(0.96)' } });
const pop = keyframes({ from: { transform: 'scale(0)' }, '70%': { transform: 'scale(1.15)' } });

const still = { [media.reducedMotion]: { animation: 'none' } } as const;

/** The two folds, vivid: the one loud screen there is. */
const folds = vividFolds('78% 92% at 108% 62%');

export const overlay = componentStyle({ ...windowCover, ...folds });

export const modal = componentStyle({ blockSize: '100%', overflow: 'auto' });

export const dialog = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
  outline: 'none',
});

export const scene = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: space.lg,
  minBlockSize: '100%',
  minInlineSize: 0,
  paddingBlock: space.xl,
  paddingInline: space.lg,
  overflow: 'clip',
  ...folds,
  textAlign: 'center',
  '@media': { [media.md]: { gap: space.xl } },
});

/** Its area is the whole scene. */
export const close = componentStyle({
  position: 'absolute',
  zIndex: elevation.raised,
  insetBlockStart: space.md,
  insetInlineEnd: space.md,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlLg,
  blockSize: size.controlLg,
  borderRadius: '50%',
  color: 'inherit',
  selectors: {
    ...quietStates,
    // Larger than the scene at every corner the button may stand in; the scene cuts it.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '-200vh',
      insetInline: '-200vw',
      cursor: 'pointer',
    },
  },
});

/** Narrower in a low window, so that title and buttons are seen too. */
const sideOf = (share: string): string => `clamp(7rem, min(${share}, 24svh), 14.75rem)`;

/** The two stand side by side and lean away from each other; the heart hangs over both. */
export const pair = componentStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: space.lg,
  animation: `${rise} ${duration.slow} ${easing.enter} backwards`,
  '@media': still,
});

export const card = componentRecipe({
  base: {
    flexShrink: 0,
    // Around the card: what is on it has the whole of its width.
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 0.3125rem ${vars.color.surface}, ${vars.shadow.lg}`,
    textAlign: 'start',
  },
  variants: {
    side: {
      // Two leave room for first lines below them.
      start: {
        inlineSize: sideOf('42vw'),
        marginInlineEnd: '-0.75rem',
        transform: 'rotate(-6deg)',
      },
      // Above the close button's area, so that it can be pressed by itself.
      end: {
        zIndex: elevation.raised,
        inlineSize: sideOf('42vw'),
        marginInlineStart: '-0.75rem',
        transform: 'rotate(6deg)',
      },
      alone: { inlineSize: sideOf('48vw'), transform: 'rotate(3deg)' },
    },
  },
});

export const heart = componentStyle({
  position: 'absolute',
  zIndex: elevation.raised,
  insetBlockStart: '-1.75rem',
  insetInlineStart: 'calc(50% - 2.25rem)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.lg,
  pointerEvents: 'none',
  animation: `${pop} ${duration.slow} ${easing.standard} ${duration.base} backwards`,
  '@media': still,
});

export const mark = componentStyle({ inlineSize: '2.75rem', blockSize: '2.75rem' });

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: size.measure,
  marginBlockStart: space.md,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({
  margin: 0,
  fontSize: 'min(clamp(2.75rem, 2rem + 3vw, 4rem), 13.75vw)',
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.tight,
  hyphens: 'auto',
  textWrap: 'balance',
});

/** The kind above the name, which is said first. */
export const who = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'start',
  gap: '0.3125rem',
});

export const text = componentStyle({
  margin: 0,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
  textWrap: 'balance',
});

/** They come a moment after the rest, whose place they take with as little ado as they can. */
export const openers = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  animation: `${rise} ${duration.base} ${easing.enter} backwards`,
  '@media': still,
});

/** A first line: looks like what it is about to be, a text to go on with. */
export const opener = componentStyle({
  ...choiceRow,
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: size.control,
  paddingBlock: space.xs,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  selectors: {
    [states.hover]: { backgroundColor: vars.color.hover },
    [states.pressed]: { borderColor: vars.color.text },
    ...focusRing,
  },
});

export const price = componentStyle(buttonPrice);

export const openerSign = componentStyle({ flexShrink: 0, color: vars.color.muted });

/** Above the close button's area, so that they can be pressed by themselves. */
export const actions = componentStyle({
  position: 'relative',
  zIndex: elevation.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  inlineSize: '100%',
  maxInlineSize: '27.5rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
