import { keyframes } from '@vanilla-extract/css';

/** Comes out of nothing: what covers the window. */
export const fade = keyframes({ from: { opacity: 0 } });

/** Goes round: work under way. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Comes up a little: what opens below its button. */
export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
