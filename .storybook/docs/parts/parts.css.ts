import { componentStyle } from '@velours/ui/styles/layered.ts';
import { vars } from '@velours/ui/theme/contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radiusFull,
  size,
  space,
} from '@velours/ui/theme/scales.ts';

/** Panels beside one another, as many as fit. */
export const panels = componentStyle({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  marginBlock: space.lg,
});

/** One of several things below one another, each with a title. */
export const entry = componentStyle({ marginBlockStart: space.xl });

/** A piece of a page in a brand and a scheme. */
export const panel = componentStyle({
  padding: space.lg,
  borderRadius: '16px',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: fontFamily.body,
  fontSize: fontSize.md,
  lineHeight: lineHeight.body,
  minInlineSize: 0,
});

export const caption = componentStyle({
  marginBlockEnd: space.md,
  color: vars.color.muted,
  fontSize: fontSize.xs,
});

export const label = componentStyle({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
});

export const quiet = componentStyle({ color: vars.color.muted, fontSize: fontSize.xs });

/** A name or a value as it is written in code. */
export const code = componentStyle({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
});

/** A value that is copied where it is pressed. */
export const copy = componentStyle({
  padding: `2px ${space.xxs}`,
  minBlockSize: size.target,
  borderRadius: '4px',
  textAlign: 'start',
  cursor: 'copy',
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
});

/** Four cells to a row: one row of a role. */
export const cells = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '1px',
  backgroundColor: vars.color.border,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '10px',
  overflow: 'hidden',
});

export const cell = componentStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '3.5rem',
  padding: space.xs,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.snug,
});

export const ratio = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxs,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** A mark in a `ui` colour, as wide as a tick or an unread dot. */
export const dot = componentStyle({
  display: 'inline-block',
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: radiusFull,
  flex: 'none',
});

export const rows = componentStyle({ display: 'grid', gap: space.md });

/** Name, sample, value: a scale set in lines. */
export const scaleRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 7rem) minmax(0, 1fr) minmax(6rem, auto)',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const valueCell = componentStyle({
  color: vars.color.muted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const below = componentStyle({ marginBlockStart: space.md });

export const bar = componentStyle({
  minInlineSize: '1px',
  maxInlineSize: '100%',
  blockSize: '1rem',
  borderRadius: '3px',
  backgroundColor: vars.color.primary.ui,
});

export const sampleText = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** A card that shows a shadow, a surface or a corner. */
export const tiles = componentStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
});

export const tile = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxs,
  minBlockSize: '6rem',
  padding: space.sm,
  textAlign: 'center',
  backgroundColor: vars.color.surface,
});

export const track = componentStyle({
  position: 'relative',
  blockSize: '1.5rem',
  borderRadius: radiusFull,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
});

export const runner = componentStyle({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: '2px',
  inlineSize: '1.125rem',
  borderRadius: radiusFull,
  backgroundColor: vars.color.primary.fill,
});

/** Icons in a wall, each a button that copies its name. */
export const wall = componentStyle({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.75rem, 1fr))',
});

export const brick = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.sm,
  borderRadius: '10px',
  border: '1px solid transparent',
  fontSize: '0.75rem',
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover, borderColor: vars.color.border },
  },
});

/** A brand on the sheet: what it is called and says on the left, a member on the right. */
export const brandPanel = componentStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
  alignItems: 'start',
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const th = componentStyle({
  padding: space.xs,
  borderBlockEnd: `2px solid ${vars.color.border}`,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const td = componentStyle({
  padding: space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const scroll = componentStyle({ overflowX: 'auto' });

export const swatch = componentStyle({
  display: 'inline-block',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginInlineEnd: space.xxs,
  borderRadius: '4px',
  border: `1px solid ${vars.color.border}`,
  verticalAlign: '-0.125rem',
});

/** A drawing that may be larger than the page. */
export const diagram = componentStyle({
  margin: 0,
  marginBlock: space.lg,
  fontFamily: fontFamily.body,
  fontSize: fontSize.sm,
});

/** It scrolls by itself, on paper that is white in every scheme. */
export const diagramSheet = componentStyle({
  overflow: 'auto',
  maxBlockSize: '80vh',
  padding: space.md,
  borderRadius: '16px',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: 'white',
});

export const diagramText = componentStyle({ overflow: 'auto', fontSize: fontSize.xs });
