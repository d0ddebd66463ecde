import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { elevation, fontSize, fontWeight, media, size, space } from '../../theme/scales.ts';
import { height, isLow, least } from './SwipeCard.css.ts';

/** As wide as there is room, so that a card that is dragged or flies out is cut at its edge and never makes the page scroll. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 27.5rem)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: space.sm,
  inlineSize: '100%',
  overflowX: 'clip',
  // Of the focus line.
  padding: space.xxs,
  '@media': {
    // Three to four; the next ones are seen at both sides.
    [media.md]: { gridTemplateColumns: `minmax(0, calc(${height} * 0.75))` },
    [isLow]: { gridTemplateColumns: 'minmax(0, 32rem)', vars: { [least]: '12rem' } },
  },
});

export const likes = componentStyle({
  color: vars.color.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  selectors: focusRing,
  '@media': {
    [isLow]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem', columnGap: space.md },
  },
});

export const play = componentStyle({ position: 'relative', minInlineSize: 0 });

/** Over the top edge of what is in play, which it neither moves nor keeps from a drag. */
export const notices = componentStyle({
  position: 'absolute',
  zIndex: elevation.raised + 1,
  insetBlockStart: 0,
  insetInline: 0,
  pointerEvents: 'none',
});

/** Room below for the edge of the next card. */
export const deck = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space.md,
});

export const waiting = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  // Wins over the picture's own shape: the card has none.
  alignItems: 'stretch',
  blockSize: height,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

/** Over the card's lower edge: half of the largest lies on the card. */
export const choices = componentStyle({
  zIndex: elevation.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: `calc(-2.375rem - ${space.md} - ${space.xs})`,
  '@media': { [isLow]: { marginBlockStart: 0 } },
});

/** Keeps the place of the largest button, and of the row. */
export const choicesToCome = componentStyle({ blockSize: '4.75rem' });

/** Keeps the place of words. */
export const unseen = componentStyle({ visibility: 'hidden' });

/** Keeps the place of what is not offered, so that no button moves. */
export const gap = componentStyle({ inlineSize: size.controlLg });

/** For those with a keyboard: on a phone it would only be in the way, and is still read out. */
export const hint = componentStyle({
  display: 'none',
  color: vars.color.muted,
  fontSize: fontSize.sm,
  textAlign: 'center',
  '@media': { [media.lg]: { display: 'block' }, [isLow]: { display: 'none' } },
});

export const panel = componentStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
  selectors: focusRing,
});
