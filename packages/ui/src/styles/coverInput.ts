import type { StyleRule } from '@vanilla-extract/css';

/** A native input that lies unseen over what it is drawn as: a press, a drop and the keyboard reach it. Its parent is positioned. */
export const coverInput = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
} as const satisfies StyleRule;
