import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radiusFull, space } from '../../theme/scales.ts';

export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minBlockSize: 0,
  // A story or a page without a height of its own still shows a list that scrolls.
  maxBlockSize: '100%',
});

export const scroller = componentStyle({
  display: 'flex',
  // What it asks for is a few lines, not all its messages: a page too low for these grows by no more.
  flex: '1 1 8rem',
  // Laid out from its end: the newest message is in sight before any script runs, a short conversation stands above the
  // place to write, and what changes above the reader moves nothing.
  flexDirection: 'column-reverse',
  minBlockSize: '8rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The place of the reader is kept by the list itself, in every browser alike.
  overflowAnchor: 'none',
  paddingBlock: space.md,
  paddingInline: space.md,
  selectors: { ...focusRing },
});

// All in one, so that it is read and tabbed through in its own order.
export const content = componentRecipe({
  base: { flexShrink: 0, minInlineSize: 0 },
  variants: { isEmpty: { true: { marginBlock: 'auto' } } },
});

export const log = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
});

/** The room of rows that are not drawn, the space to the next row included. */
export const gap = componentStyle({ flexShrink: 0, marginBlockEnd: `calc(-1 * ${space.sm})` });

export const day = componentStyle({
  alignSelf: 'center',
  margin: 0,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: radiusFull,
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const older = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  paddingBlockEnd: space.md,
});

/** Room for the way to the newest, which stands over it. */
export const newer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  paddingBlockStart: space.md,
  paddingBlockEnd: '2.5rem',
});

/** Its line is kept, so that nothing moves when somebody begins to type. */
export const typing = componentStyle({
  minBlockSize: '1.5rem',
  paddingInline: space.md,
  color: vars.color.muted,
  fontSize: fontSize.sm,
});

export const jump = componentStyle({
  position: 'absolute',
  insetBlockEnd: '2rem',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const jumpButton = componentStyle({ pointerEvents: 'auto' });
