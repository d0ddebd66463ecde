import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { floor } from '../../styles/floor.css.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { cross } from '../../styles/pressable.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  elevation,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  size,
  space,
  toastMaxWidth,
} from '../../theme/scales.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** In the middle above the row of places on a phone, in the corner from 768 px; above what is used there. */
export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: `calc(${fallbackVar(floor, '0px')} + ${space.xs} + env(safe-area-inset-bottom))`,
  insetInline: space.md,
  zIndex: elevation.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: space.xs,
  outline: 'none',
  pointerEvents: 'none',
  selectors: focusRing,
  '@media': {
    [media.md]: {
      insetInlineStart: 'auto',
      insetBlockEnd: `calc(max(${fallbackVar(floor, '0px')}, ${space.md}) + ${space.xs})`,
      insetInlineEnd: space.lg,
      alignItems: 'end',
    },
  },
});

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.sm,
  inlineSize: '100%',
  maxInlineSize: toastMaxWidth,
  paddingBlock: space.sm,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  pointerEvents: 'auto',
  animation: `${rise} ${duration.base} ${easing.enter} backwards`,
  selectors: focusRing,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const icon = componentRecipe({
  base: { display: 'flex', flexShrink: 0, paddingBlockStart: '0.375rem' },
  variants: {
    tone: {
      info: { color: vars.color.info.ui },
      success: { color: vars.color.success.ui },
      warning: { color: vars.color.warning.ui },
      danger: { color: vars.color.danger.ui },
    },
  },
});

/** Its one line stands in the middle of the cross; several begin there. */
export const body = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlock: '0.5rem',
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ fontWeight: fontWeight.semibold });

export const text = componentStyle({ color: vars.color.muted });

export const action = componentStyle({ paddingBlockStart: space.xs });

export const close = componentStyle({
  ...cross,
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
});
