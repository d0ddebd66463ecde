import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scales.ts';

/** A framed place, sunk into its page, for facts that are read and not changed. */
export const well = {
  padding: space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
} as const satisfies StyleRule;
