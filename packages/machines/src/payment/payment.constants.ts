/** An open order is asked for again after so many ms, twice as many each time, up to a minute. */
export const ASK_BASE_MS = 2_000;
export const ASK_MAX_MS = 60_000;

/** An answer that has not come after so many ms is not waited for: what became of the call is unknown. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** A page that is still here after so many ms has not left for the bank, or has come back unnoticed: it asks. */
export const LEAVE_TIMEOUT_MS = 15_000;

/**
 * So long after pay was pressed the same Idempotency-Key may be sent again: half of what the server keeps one, so that a device
 * clock moved a day does not turn one order into two.
 */
export const KEY_TRUSTED_MS = 24 * 3_600_000;

/** Problem code of an order that there is not, or that is another member's. */
export const ORDER_NOT_FOUND = 'order_not_found';
