/** The likes are read again so many ms after auto-like has given one (spec section 7). */
export const LIKES_RELOAD_MS = 500;

/** Longest delay that `t` may ask for, in seconds: after an hour nobody connects the like with the link. */
export const LONGEST_DELAY_S = 3_600;

/** An answer that has not come after so many ms is not waited for: nothing is shown. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** So many of the likes shown are remembered, the newest ones. */
export const MOST_REMEMBERED = 100;
