/** How a provider on this machine may fail, for as long as a test wants. */

/** It takes longer; answers what nobody understands, after it may have done what was asked; or does not answer at all. */
export type ProviderTrouble = 'slow' | 'wrong' | 'away';

/** How much longer, in milliseconds. */
export const SLOW_MS = 1_500;
