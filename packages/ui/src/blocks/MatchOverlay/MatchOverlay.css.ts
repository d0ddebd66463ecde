import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { windowCover } from '../../styles/overlay.ts';
import { quietStates } from '../../styles/pressable.ts';
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

export const overlay = componentStyle({ ...windowCover, backgroundColor: vars.color.canvas });

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
  paddingBlock: space.xxl,
  paddingInline: space.lg,
  overflow: 'clip',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
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
  color: vars.color.text,
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

const side = 'min(15rem, 56vw, 34vh)';

export const picture = componentStyle({
  position: 'relative',
  inlineSize: side,
  marginBlock: space.sm,
  animation: `${rise} ${duration.slow} ${easing.enter} backwards`,
  '@media': still,
});

/** Two cards in the brand's colours, fanned out behind the photo. */
export const backCard = componentRecipe({
  base: {
    position: 'absolute',
    inset: 0,
    // The edge is all that forced colours leave of a card.
    border: '1px solid transparent',
    borderRadius: vars.radius.dialog,
  },
  variants: {
    side: {
      start: {
        backgroundColor: vars.color.primary.fill,
        transform: 'translateX(-12%) rotate(-9deg)',
      },
      end: {
        backgroundColor: vars.color.secondary.fill,
        transform: 'translateX(12%) rotate(9deg)',
      },
    },
  },
});

export const photo = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  border: `0.375rem solid ${vars.color.surface}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.lg,
});

export const heart = componentStyle({
  position: 'absolute',
  insetBlockEnd: '-1.5rem',
  insetInlineStart: 'calc(50% - 2.25rem)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  border: `0.25rem solid ${vars.color.surface}`,
  borderRadius: '50%',
  backgroundColor: vars.color.secondary.fill,
  color: vars.color.secondary.onFill,
  boxShadow: vars.shadow.md,
  animation: `${pop} ${duration.slow} ${easing.standard} ${duration.base} backwards`,
  '@media': still,
});

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
  fontSize: fontSize.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.tight,
  hyphens: 'auto',
  textWrap: 'balance',
});

export const who = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  margin: 0,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
});

export const text = componentStyle({
  margin: 0,
  color: vars.color.muted,
  fontSize: fontSize.lg,
  textWrap: 'balance',
});

/** Above the close button's area, so that they can be pressed by themselves. */
export const actions = componentStyle({
  position: 'relative',
  zIndex: elevation.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  inlineSize: '100%',
  maxInlineSize: '22rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
