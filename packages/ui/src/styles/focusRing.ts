import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { states } from './states.ts';

/** What keyboard focus looks like everywhere: a 3 px line a little outside the thing, in forced colours too. */
export const focusLine: StyleRule = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
};

/** `selectors` to spread into a recipe whose element can have the focus. */
export const focusRing = { [states.focusVisible]: focusLine } as const;
