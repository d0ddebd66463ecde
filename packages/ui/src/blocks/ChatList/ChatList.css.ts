import { createVar } from '@vanilla-extract/css';
import { coverLink } from '../../styles/coverLink.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radiusFull,
  size,
  space,
} from '../../theme/scales.ts';

/** The colour of what is less important: the quiet one is not readable on the hover colour. */
const quiet = createVar();

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
});

/** Faces in a row that scrolls sideways; their rings are not cut. */
export const faces = componentStyle({
  display: 'flex',
  gap: space.sm,
  // Its rings stand where the title begins, and are not cut.
  marginInlineStart: `calc(-1 * ${space.xxs})`,
  padding: space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.md]: { display: 'none' } },
});

export const face = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xxs,
  // The kind of a profile stands in a line; longer words break below one another.
  inlineSize: '6rem',
  borderRadius: vars.radius.card,
  color: vars.color.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: focusRing,
});

/** Around the face, with the page between them. */
export const ring = componentStyle({
  display: 'flex',
  padding: '3px',
  borderRadius: radiusFull,
  border: `3px solid ${vars.color.secondary.ui}`,
});

export const faceName = componentStyle({
  maxInlineSize: '100%',
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const item = componentRecipe({
  base: {
    vars: { [quiet]: vars.color.muted },
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    padding: space.xs,
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
    // Long lists stay cheap: what is out of sight is not laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 5rem',
    // On a phone faces stand where the title begins; beside an open conversation they have a ground of their own.
    '@media': { '(max-width: 767.98px)': { paddingInline: 0, borderInlineWidth: 0 } },
    selectors: {
      [states.hover]: { vars: { [quiet]: vars.color.text }, backgroundColor: vars.color.hover },
    },
  },
  variants: {
    /** A thicker edge too, which is also seen where colours are forced. */
    isCurrent: {
      true: {
        borderColor: vars.color.primary.ui,
        borderInlineStartWidth: '4px',
        paddingInlineStart: `calc(${space.xs} - 3px)`,
      },
    },
  },
});

export const words = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: '0.125rem',
  minInlineSize: 0,
});

/** Who and when, then what was said and what can be done: the buttons take nothing of the name's line. */
export const line = componentRecipe({
  base: { display: 'flex', justifyContent: 'space-between', gap: space.sm, minInlineSize: 0 },
  variants: {
    of: {
      // The time stands below a name that large text leaves no room beside.
      who: { flexWrap: 'wrap', alignItems: 'baseline' },
      what: { alignItems: 'center' },
    },
  },
});

/** Who, and below it what kind of profile, so that names stand under one another. */
export const link = componentStyle({
  ...coverLink,
  flex: '1 1 5rem',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '0.125rem',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const preview = componentRecipe({
  base: {
    minInlineSize: 0,
    margin: 0,
    overflow: 'hidden',
    color: quiet,
    fontSize: fontSize.sm,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  variants: { isUnread: { true: { color: vars.color.text, fontWeight: fontWeight.semibold } } },
});

export const time = componentStyle({ flex: '0 0 auto', color: quiet, fontSize: fontSize.xs });

/** How much is unread, and what can be done, on the line of the preview. */
export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xxs,
  flex: '0 0 auto',
  minBlockSize: size.target,
  // The button may stand out of its line: the entry is no taller for it.
  marginBlock: `calc(-1 * ${space.xs})`,
});

/**
 * Above the link that covers the item. Seen by who points at the item or has come to it by the keyboard; on a phone the conversation itself offers
 * it.
 */
export const remove = componentStyle({
  position: 'absolute',
  // Its target is larger than it is seen.
  insetInlineEnd: space.xs,
  zIndex: 1,
  borderRadius: radiusFull,
  backgroundColor: vars.color.canvas,
  selectors: { '&:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
  '@media': {
    // Over the number, which keeps its place below the time.
    [`${media.md} and (hover: hover)`]: {
      backgroundColor: vars.color.hover,
      selectors: {
        '&:not(:focus-within)': { pointerEvents: 'auto' },
        'li:hover &&': { opacity: 1 },
      },
    },
    [`${media.md} and (hover: none)`]: {
      position: 'relative',
      insetInlineEnd: 'auto',
      flex: '0 0 auto',
      backgroundColor: 'transparent',
      selectors: { '&&:not(:focus-within)': { opacity: 1, pointerEvents: 'auto' } },
    },
  },
});
