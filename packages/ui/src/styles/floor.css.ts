import { createVar } from '@vanilla-extract/css';

/**
 * How high stands what is used at the window's lower edge, as a length, set on `html`: a toast, which is above all else, leaves it
 * free, and what takes the focus is scrolled to above it (WCAG 2.4.11).
 */
export const floor = createVar('floor');
