import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { dialogWidth, elevation, fontSize, lineHeight, media, space } from '../../theme/scales.ts';

export const cover = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: elevation.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'safe center',
  padding: space.xs,
  overflow: 'auto',
  backgroundColor: vars.color.overlay,
  '@media': { [media.sm]: { padding: space.lg } },
});

export const panel = componentStyle({
  inlineSize: '100%',
  maxInlineSize: `max(${dialogWidth.md}, ${Number.parseInt(dialogWidth.md, 10) / 16}rem)`,
  display: 'grid',
  gap: space.lg,
  padding: space.lg,
  overflowWrap: 'anywhere',
  outline: 'none',
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
});

export const title = componentStyle({
  fontSize: fontSize.xl,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  lineHeight: lineHeight.snug,
});

/** The page is laid out as if nothing stood around it. */
export const behind = componentStyle({ display: 'contents' });

globalStyle(`:root:has(${behind}[inert])`, {
  '@layer': { [layer.components]: { overflow: 'hidden' } },
});
