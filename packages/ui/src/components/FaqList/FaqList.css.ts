import { focusLine } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontWeight,
  lineHeight,
  media,
  size,
  space,
} from '../../theme/scales.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
});

export const head = componentRecipe({
  base: { display: 'flex', justifyContent: 'flex-end', marginBlockEnd: `-${space.md}` },
  variants: { isReady: { false: { visibility: 'hidden' } } },
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const items = componentStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
});

export const item = componentStyle({
  // Below a navigation that stays at the top.
  scrollMarginBlockStart: '5rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const question = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: size.controlLg,
  paddingBlock: space.md,
  paddingInline: space.md,
  borderRadius: vars.radius.card,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  selectors: {
    [states.hover]: { color: vars.color.primary.text },
    // Inside, since the next question would cover it.
    [states.focusVisible]: { ...focusLine, outlineOffset: '-4px' },
  },
  '@media': { [media.md]: { paddingInline: space.lg } },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const arrow = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.muted,
  transition: `transform ${duration.base} ${easing.standard}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const answer = componentStyle({
  maxInlineSize: size.measure,
  paddingBlockEnd: space.lg,
  paddingInline: space.md,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: '9rem',
  '@media': { [media.md]: { paddingInline: space.lg } },
});
