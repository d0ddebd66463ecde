import { keyframes } from '@vanilla-extract/css';

/** Comes out of nothing: what covers the window. */
export const fade = keyframes({ from: { opacity: 0 } });

/** Comes up a little: what opens below its button. */
export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
