import { createVar } from '@vanilla-extract/css';

/** How high stands what is used at the window's lower edge, as a length: a toast, which is above all else, leaves it free. */
export const floor = createVar('floor');
