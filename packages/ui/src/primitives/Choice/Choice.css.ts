import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, media, radiusFull, size, space } from '../../theme/scales.ts';

/** The help's colour: the quiet one is not readable on the tint of what is chosen. */
const hintColor = createVar();

export const choices = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    appearance: {
      plain: { columnGap: space.lg, rowGap: space.xxs },
      tile: { gap: space.xs },
      chip: { gap: space.xs },
    },
    // A grid, since a tile's basis is a width and would become a height in a column.
    isVertical: { true: { display: 'grid', justifyItems: 'stretch' } },
  },
});

export const choice = componentRecipe({
  base: {
    vars: { [hintColor]: vars.color.muted },
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: size.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    transition: `background-color ${duration.fast} ${easing.standard}, border-color ${duration.fast} ${easing.standard}`,
  },
  variants: {
    appearance: {
      plain: {},
      /** A box around each: few choices that matter, on a phone easy to hit. */
      tile: {
        flex: '1 1 9rem',
        paddingBlock: space.xs,
        paddingInline: space.md,
        border: `1px solid ${vars.color.control}`,
        borderRadius: `min(${vars.radius.control}, 1rem)`,
        backgroundColor: vars.color.surface,
      },
      /** Many short ones: interests. */
      chip: {
        minBlockSize: size.controlSm,
        paddingInline: space.sm,
        border: `1px solid ${vars.color.control}`,
        borderRadius: radiusFull,
        backgroundColor: vars.color.surface,
        fontSize: fontSize.sm,
      },
    },
  },
  compoundVariants: (['tile', 'chip'] as const).map((appearance) => ({
    variants: { appearance },
    style: {
      selectors: {
        [states.hover]: { borderColor: vars.color.text },
        '&:has(:checked)': {
          vars: { [hintColor]: 'currentColor' },
          borderColor: vars.color.primary.ui,
          backgroundColor: vars.color.primary.soft,
          color: vars.color.primary.onSoft,
          boxShadow: `inset 0 0 0 1px ${vars.color.primary.ui}`,
        },
        '&:has(:focus-visible), [data-force-state~="focus"] &': {
          outline: `3px solid ${vars.color.focus}`,
          outlineOffset: '2px',
        },
      },
    },
  })),
});

const tick = {
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  border: `1.5px solid ${vars.color.control}`,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
} as const;

const focusOutline = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** The ring or the box itself: the browser's own input, drawn by us. */
export const mark = componentRecipe({
  base: {
    ...tick,
    selectors: {
      [states.hover]: { borderColor: vars.color.text },
      [states.focusVisible]: focusOutline,
      '&:checked': {
        borderColor: vars.color.primary.text,
        backgroundColor: vars.color.primary.text,
      },
      '&:checked::before': { transform: 'scale(1)' },
      [states.invalid]: { borderColor: vars.color.danger.ui },
      '&::before': { content: '""', transform: 'scale(0)', backgroundColor: vars.color.surface },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  variants: {
    kind: {
      radio: {
        borderRadius: '50%',
        selectors: {
          '&::before': { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: '50%' },
        },
      },
      checkbox: {
        borderRadius: `min(${vars.radius.small}, 0.375rem)`,
        selectors: {
          '&::before': {
            inlineSize: '0.75rem',
            blockSize: '0.75rem',
            clipPath: 'polygon(14% 44%, 0 62%, 42% 96%, 100% 18%, 82% 4%, 38% 66%)',
          },
        },
      },
    },
    /** In a chip the whole shape is the mark; in it stands a tick once chosen, so that colour is not alone. */
    isSmall: { true: { inlineSize: '1rem', blockSize: '1rem' } },
  },
  compoundVariants: [
    {
      variants: { isSmall: true, kind: 'checkbox' },
      style: { selectors: { '&::before': { inlineSize: '0.6rem', blockSize: '0.6rem' } } },
    },
  ],
});

export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const hint = componentStyle({ fontSize: fontSize.sm, color: hintColor });
