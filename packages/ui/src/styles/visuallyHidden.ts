import type { StyleRule } from '@vanilla-extract/css';

/** Read out, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** Undoes it, where there is room for the words. */
export const seenAgain = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const satisfies StyleRule;
