import type { StyleRule } from '@vanilla-extract/css';
import { containerWidth, space } from '../theme/scales.ts';
import { sideSpace } from './narrow.ts';

/** The inside of a band across the page: as wide as the page's content, whose edges it shares, with room at its sides. */
export const pageWidth = {
  inlineSize: '100%',
  maxInlineSize: `calc(${containerWidth.xl} + 2 * ${space.xl})`,
  marginInline: 'auto',
  paddingInline: sideSpace.md,
} as const satisfies StyleRule;
