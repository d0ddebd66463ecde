import { focusLine } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { appear } from '../../styles/motion.css.ts';
import { floatingSheet } from '../../styles/overlay.ts';
import { pressable } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, elevation, media, radiusFull, size, space } from '../../theme/scales.ts';

export const trigger = componentRecipe({
  base: {
    ...pressable,
    minInlineSize: size.control,
    minBlockSize: size.control,
    paddingInline: space.md,
    border: '1px solid transparent',
    color: vars.color.text,
    outline: 'none',
    selectors: {
      [states.aria.hover]: { backgroundColor: vars.color.hover },
      [states.aria.pressed]: { backgroundColor: vars.color.hover },
      [states.expanded]: { backgroundColor: vars.color.hover },
      [states.aria.focusVisible]: focusLine,
    },
  },
  variants: {
    isIconOnly: {
      true: { paddingInline: 0, borderRadius: radiusFull },
      false: { borderColor: vars.color.control },
    },
  },
});

export const triggerWords = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const panel = componentStyle({
  minInlineSize: '12rem',
  ...floatingSheet,
  zIndex: elevation.overlay,
  selectors: {
    [states.aria.entering]: { animation: `${appear} ${duration.fast} ${easing.enter}` },
  },
});

export const list = componentStyle({
  display: 'grid',
  gap: '2px',
  maxBlockSize: 'inherit',
  overflow: 'auto',
  padding: space.xs,
  outline: 'none',
});

export const item = componentRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: size.control,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    border: '1px solid transparent',
    borderRadius: `min(${vars.radius.control}, 0.75rem)`,
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      [states.aria.hover]: { backgroundColor: vars.color.hover },
      [states.aria.pressed]: { backgroundColor: vars.color.hover },
      [states.aria.focusVisible]: { ...focusLine, outlineOffset: '-3px' },
      [states.aria.disabled]: { color: vars.color.muted, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [states.aria.disabled]: { color: 'GrayText' } } },
    },
  },
  variants: {
    tone: {
      neutral: {},
      danger: {
        color: vars.color.danger.text,
        selectors: {
          [states.aria.hover]: {
            backgroundColor: vars.color.danger.soft,
            color: vars.color.danger.onSoft,
          },
        },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
