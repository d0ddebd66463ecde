import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, size, space } from '../../theme/scales.ts';

/** As wide as there is room, so that a card that is dragged or flies out is cut at its edge and never makes the page scroll. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: space.lg,
  inlineSize: '100%',
  overflowX: 'clip',
  // Of the focus line.
  paddingInline: space.xs,
});

export const head = componentStyle({ display: 'grid', justifyItems: 'center', gap: space.xs });

export const likes = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.sm,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
});

export const pips = componentStyle({
  display: 'inline-flex',
  gap: space.xxs,
  color: vars.color.secondary.ui,
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  minInlineSize: 0,
  borderRadius: vars.radius.dialog,
  selectors: focusRing,
});

/** Room below for the edge of the next card. */
export const deck = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space.md,
});

export const waiting = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const choices = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space.sm,
  hyphens: 'auto',
});

/** Keeps its height while there is nothing to undo. */
export const ways = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.sm,
  minBlockSize: size.control,
});

/** For those with a keyboard: on a phone it would only be in the way, and is still read out. */
export const hint = componentStyle({
  display: 'none',
  color: vars.color.muted,
  fontSize: fontSize.sm,
  textAlign: 'center',
  '@media': { [media.lg]: { display: 'block' } },
});

export const panel = componentStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
  selectors: focusRing,
});
