import type { StyleRule } from '@vanilla-extract/css';
import { fontSize, fontWeight } from '../theme/scales.ts';

/** What a press begins costs: below the button's own words. */
export const buttonPrice = {
  display: 'block',
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
  lineHeight: '1.2',
} as const satisfies StyleRule;
