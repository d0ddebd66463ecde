/** What is left of a discount is worked out anew each second, as the time bonus's countdown (spec section 4). */
export const DISCOUNT_TICK_MS = 1_000;

/** Problem code of a discount whose time is over: the server's, and the machine's own when it ends on the page. */
export const DISCOUNT_EXPIRED = 'discount_expired';
