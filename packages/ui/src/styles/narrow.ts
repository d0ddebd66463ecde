import { fontSize, space } from '../theme/scales.ts';

/**
 * In a window that is narrow for the reader's text size, distances and headings give way, so that words need not break: none takes
 * more of it than in a window of 320 px with text of the usual size.
 */
export const sideSpace = { md: `min(${space.md}, 5vw)`, lg: `min(${space.lg}, 7.5vw)` } as const;

/** Never smaller than text that is twice the usual size. */
export const headingSize = {
  display: `min(${fontSize.display}, 12.5vw)`,
  /** A page's title: 28 to 40 px. */
  xxl: `min(clamp(${fontSize.xxl}, 1.4rem + 1.3vw, 2.5rem), 10vw)`,
  xl: `min(${fontSize.xl}, 10vw)`,
} as const;
