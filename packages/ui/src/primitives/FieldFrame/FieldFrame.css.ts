import { globalStyle } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { duration, easing, fontSize, fontWeight, size, space } from '../../theme/scales.ts';

export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  minInlineSize: 0,
});

export const label = componentStyle({
  display: 'block',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

// A legend is laid out outside the flex column, so the column's gap does not reach it.
export const legend = componentStyle({ marginBlockEnd: '0.375rem' });

export const optional = componentStyle({ color: vars.color.muted, fontWeight: fontWeight.regular });

export const description = componentStyle({
  fontSize: fontSize.sm,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const controlPaddingBlock = '0.55rem';

/** The box of a text input, a select and their kin. */
export const control = componentRecipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.control,
    paddingBlock: controlPaddingBlock,
    paddingInline: '0.875rem',
    border: `1px solid ${vars.color.control}`,
    // A pill of several lines would cut its text's corners.
    borderRadius: `min(${vars.radius.control}, 1rem)`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    // Below 16 px Safari on phones zooms in on focus.
    fontSize: fontSize.md,
    lineHeight: '1.5',
    transition: `border-color ${duration.fast} ${easing.standard}, box-shadow ${duration.fast} ${easing.standard}`,
    selectors: {
      [states.hover]: { borderColor: vars.color.text },
      [states.focusVisible]: {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '1px',
        borderColor: vars.color.focus,
      },
      [states.invalid]: {
        borderColor: vars.color.danger.ui,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger.ui}`,
      },
      '&:read-only:not(select)': { backgroundColor: vars.color.sunken },
      '&::placeholder': { color: vars.color.muted, opacity: 1 },
    },
  },
  variants: {
    hasIconStart: { true: { paddingInlineStart: '2.75rem' } },
    hasButtonEnd: { true: { paddingInlineEnd: '3.25rem' } },
    hasButtonsEnd: { true: { paddingInlineEnd: '5.5rem' } },
    hasPrefix: { true: { paddingInlineStart: '4.5rem' } },
  },
});

export const inner = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const iconStart = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '0.875rem',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const buttonEnd = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.xxs,
  display: 'flex',
  alignItems: 'center',
});

// Two of them touch: the target of the second does not reach over the first.
globalStyle(`${buttonEnd} button + button::after`, {
  '@layer': { [layer.components]: { insetInlineStart: 0 } },
});
