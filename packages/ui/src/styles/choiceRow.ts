import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scales.ts';

/** A button as wide as its list, its words at the start: one of several things to choose. */
export const choiceRow = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
} as const satisfies StyleRule;
