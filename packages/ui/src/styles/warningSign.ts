import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The icon before a quiet notice. */
export const warningSign = {
  display: 'flex',
  flexShrink: 0,
  color: vars.color.warning.ui,
} as const satisfies StyleRule;
