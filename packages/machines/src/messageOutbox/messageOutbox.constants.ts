/** A message without an answer is sent again after so many ms, twice as many each time, up to a minute. */
export const SEND_RETRY_BASE_MS = 1_000;
export const SEND_RETRY_MAX_MS = 60_000;

/** An answer that has not come after so many ms does not come: whether the message was sent is unknown. */
export const SEND_TIMEOUT_MS = 30_000;

/** A lock that could not be had is asked for again after so many ms. */
export const LOCK_RETRY_MS = 1_000;

/**
 * So long after the first try the same Idempotency-Key may go out again: half of what the server keeps one, so that a device
 * clock moved a day does not turn one message into two.
 */
export const KEY_TRUSTED_MS = 24 * 3_600_000;

/**
 * Reason of a message that was tried so long ago that its key may be forgotten, and whose outcome nobody knows. Unlike
 * a refusal it says nothing of the charge: it may have arrived and been paid.
 */
export const UNKNOWN_TOO_LONG_AGO = 'unknown_too_long_ago';
