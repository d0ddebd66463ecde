import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { seenAgain, visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontWeight, media, size, space } from '../../theme/scales.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  '@media': { [media.sm]: { gap: space.xxs } },
});

/** One place in the row. */
export const place = componentRecipe({
  base: { display: 'flex' },
  variants: {
    room: {
      all: {},
      wide: { display: 'none', '@media': { [media.sm]: { display: 'flex' } } },
      narrow: { '@media': { [media.sm]: { display: 'none' } } },
    },
  },
});

const box = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  minBlockSize: size.control,
  minInlineSize: size.controlSm,
  paddingInline: space.xxs,
  '@media': { [media.sm]: { minInlineSize: size.control, paddingInline: space.xs } },
} as const;

export const link = componentStyle({
  ...box,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  transition: `background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    [states.hover]: { backgroundColor: vars.color.hover },
    [states.pressed]: { backgroundColor: vars.color.hover, borderColor: vars.color.control },
    [states.selected]: {
      backgroundColor: vars.color.primary.soft,
      borderColor: vars.color.primary.ui,
      color: vars.color.primary.onSoft,
      fontWeight: fontWeight.bold,
    },
    ...focusRing,
  },
});

/** To the page before or after; its words from 768 px, its arrow always. */
export const step = componentStyle([
  link,
  { minInlineSize: size.control, fontWeight: fontWeight.semibold },
]);

/** Keeps the place of a step that is not there, so that the row does not move under the finger. */
export const noStep = componentStyle({ minInlineSize: size.control, minBlockSize: size.control });

// The words stay in the name where they are not seen.
export const stepWords = componentStyle({
  ...visuallyHidden,
  '@media': { [media.md]: { ...seenAgain, whiteSpace: 'nowrap' } },
});

export const gap = componentStyle({
  display: 'inline-flex',
  justifyContent: 'center',
  minInlineSize: '1.25rem',
  color: vars.color.muted,
});
