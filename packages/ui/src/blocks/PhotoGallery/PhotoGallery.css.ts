import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, radiusFull, size, space } from '../../theme/scales.ts';

/** No wider than leaves an upright photo in one window. */
export const gallery = componentStyle({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  maxInlineSize: '36rem',
});

export const stage = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

/** One photo wide: a finger moves from one to the next before any script is there. */
export const strip = componentStyle({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  selectors: {
    ...focusRing,
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = componentStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

const arrow = {
  position: 'absolute',
  insetBlockStart: `calc(50% - ${size.control} / 2)`,
} as const;

export const previous = componentStyle({ ...arrow, insetInlineStart: space.sm });

export const next = componentStyle({ ...arrow, insetInlineEnd: space.sm });

export const report = componentStyle({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
});

export const counter = componentStyle({
  position: 'absolute',
  insetBlockEnd: space.sm,
  insetInlineEnd: space.sm,
  maxInlineSize: `calc(100% - 2 * ${space.sm})`,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: radiusFull,
  backgroundColor: vars.color.scrim,
  color: vars.color.onScrim,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const thumbnails = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))' },
  },
});

export const thumbnail = componentStyle({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  overflow: 'hidden',
  border: '3px solid transparent',
  borderRadius: `min(${vars.radius.card}, 0.75rem)`,
  backgroundColor: vars.color.hover,
  cursor: 'pointer',
  aspectRatio: '1',
  selectors: {
    [states.hover]: { borderColor: vars.color.control },
    [states.selected]: { borderColor: vars.color.primary.ui },
    ...focusRing,
  },
});

export const thumbnailImage = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
