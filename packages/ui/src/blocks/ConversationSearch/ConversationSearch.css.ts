import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/scales.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.sm,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const form = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const field = componentStyle({ flex: '1 1 10rem', minInlineSize: 0 });

/** Stays in the page, so that what comes into it is heard; takes no room while it is empty. */
export const answer = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
  },
  variants: {
    isEmpty: {
      true: { marginBlockStart: `calc(-1 * ${space.xs})` },
      false: { minBlockSize: size.target },
    },
  },
});

export const facts = componentStyle({
  margin: 0,
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const steps = componentStyle({ display: 'flex', flexShrink: 0, gap: space.xxs });

/** The messages stay in sight below it. */
export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  maxBlockSize: '30dvh',
  margin: 0,
  // Room for the focus ring, which what scrolls would cut off.
  padding: space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

export const choice = componentRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.125rem',
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    backgroundColor: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    // Marks heaped on a letter cover no other message.
    overflow: 'clip',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      [states.hover]: { borderColor: vars.color.control },
    },
  },
  variants: {
    /** A thicker edge too, which is also seen where colours are forced. */
    isCurrent: {
      true: { borderColor: vars.color.primary.ui, borderInlineStartWidth: '4px' },
    },
  },
});

export const excerpt = componentStyle({
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  // Cut out of a message: its lines say nothing.
  whiteSpace: 'normal',
});

/** Bold and underlined too: not by colour alone. */
export const mark = componentStyle({
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: fontWeight.semibold,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.22em',
});
