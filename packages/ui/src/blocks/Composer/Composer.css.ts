import { globalStyle } from '@vanilla-extract/css';
import { choiceRow } from '../../styles/choiceRow.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { floor } from '../../styles/floor.css.ts';
import { factsLine } from '../../styles/lines.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { fontSize, fontWeight, lineHeight, radiusFull, size, space } from '../../theme/scales.ts';

const stack = { display: 'flex', flexDirection: 'column', gap: space.xs } as const;

export const composer = componentStyle({
  ...stack,
  padding: space.sm,
  // Room for the bar at the bottom of a phone.
  paddingBlockEnd: `max(${space.sm}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

// The line that sends, with the price below it.
globalStyle(`html:has(${composer})`, {
  '@layer': { [layer.components]: { vars: { [floor]: '7rem' } } },
});

export const form = componentStyle(stack);

/** Takes no room, its gap included, while there is nothing in it. */
export const noticePlace = componentStyle({
  borderRadius: vars.radius.small,
  selectors: { ...focusRing, '&:empty': { marginBlockEnd: `calc(-1 * ${space.xs})` } },
});

/** The tools go above the field where large text leaves it no room for a few words. */
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.xs,
});

export const field = componentStyle({
  flex: '1 1 5rem',
  maxBlockSize: '9rem',
  // Grows with its text where the browser can; elsewhere its rows do.
  fieldSizing: 'content',
  resize: 'none',
});

export const problem = componentStyle({
  ...factsLine,
});

export const note = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  margin: 0,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const openers = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});

export const opener = componentStyle({
  ...choiceRow,
  minBlockSize: size.control,
  paddingBlock: space.xs,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: {
    [states.hover]: { borderColor: vars.color.primary.ui, backgroundColor: vars.color.hover },
    [states.pressed]: { borderColor: vars.color.primary.ui },
    ...focusRing,
  },
});

/** As `noticePlace`, below something. */
export const cautionPlace = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.xs})` } },
});

export const caution = componentStyle([note, { color: vars.color.warning.text }]);

export const facts = componentStyle({
  ...factsLine,
  // The balance's own edge is room enough.
  rowGap: 0,
  color: vars.color.muted,
  fontSize: fontSize.sm,
});

export const tools = componentStyle({
  display: 'flex',
  // Their pictures stand on the edge of the words below, their targets reach beyond it.
  marginInlineStart: `calc(-1 * ${space.xs})`,
});

/** Of the dot between two parts, which stands before the second. */
const dotWidth = '1em';

/** The line breaks between its parts, whose dot is cut off then: no line begins or ends with one. It is alone in it where a part would break. */
export const cost = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 9.5rem',
  minInlineSize: 0,
  marginInlineStart: `-${dotWidth}`,
  clipPath: `inset(0 0 0 ${dotWidth})`,
  overflowWrap: 'anywhere',
});

/** Breaks within only where the text is large. */
export const costPart = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: dotWidth,
});

export const costDot = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: dotWidth,
  textAlign: 'center',
});

const { primary, warning: low } = vars.color;

export const balance = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: size.target,
    marginInlineStart: 'auto',
    paddingBlock: space.xxs,
    paddingInline: space.sm,
    border: '1px solid transparent',
    borderRadius: radiusFull,
    fontWeight: fontWeight.semibold,
    textDecoration: 'none',
    selectors: { [states.hover]: { textDecoration: 'underline' }, ...focusRing },
  },
  variants: {
    isLow: {
      true: { borderColor: low.ui, backgroundColor: low.soft, color: low.onSoft },
      false: { backgroundColor: primary.soft, color: primary.onSoft },
    },
  },
});

export const notice = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control,
});

export const noticePicture = componentStyle({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  border: '1px solid transparent',
  borderRadius: radiusFull,
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
});

export const noticeWords = componentStyle({
  flex: '1 1 12rem',
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const noticeAction = componentStyle({ flexShrink: 0, maxInlineSize: '100%' });
