import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, fontWeight, space } from '../theme/scales.ts';
import { focusRing } from './focusRing.ts';
import { states } from './states.ts';

/** For the `transition` of what gives way (touch.css.ts). */
export const giving = `scale ${duration.fast} ${easing.standard}`;

/** What all that is pressed and has words has in common. */
export const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  fontWeight: fontWeight.semibold,
  lineHeight: '1.25',
  cursor: 'pointer',
  touchAction: 'manipulation',
} as const satisfies StyleRule;

/** `selectors` of what has no ground of its own until it is pointed at. */
export const quietStates = {
  [states.hover]: { backgroundColor: vars.color.hover },
  [states.pressed]: { backgroundColor: vars.color.hover },
  ...focusRing,
} as const;

/** The cross that closes something, but for its measures. */
export const cross = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  selectors: {
    ...quietStates,
    [states.hover]: { backgroundColor: vars.color.hover, color: vars.color.text },
    [states.pressed]: { backgroundColor: vars.color.hover, color: vars.color.text },
  },
} as const satisfies StyleRule;
