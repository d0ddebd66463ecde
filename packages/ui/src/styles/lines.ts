import type { StyleRule } from '@vanilla-extract/css';
import { space } from '../theme/scales.ts';

/** Words at the start, what belongs to them at the end; below one another where they do not fit. */
export const termAndValue = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
} as const satisfies StyleRule;

/** Short facts beside one another, close together where they go on to the next line. */
export const factsLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xxs,
} as const satisfies StyleRule;

/** A search or a code beside its button: one bar that breaks where it must. */
export const fieldLine = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
} as const satisfies StyleRule;
