/** The bar starts after so many ms: a quick page shows none (spec sections 4 and 9). */
export const PROGRESS_THROTTLE_MS = 200;

/** It runs for up to so many ms, then stands still near its end. */
export const PROGRESS_DURATION_MS = 5_000;

/** After the end it fades for so many ms. */
export const PROGRESS_FADE_MS = 500;
