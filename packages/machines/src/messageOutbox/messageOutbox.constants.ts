/** A message without an answer is sent again after so many ms, twice as many each time, up to a minute. */
export const SEND_RETRY_BASE_MS = 1_000;
export const SEND_RETRY_MAX_MS = 60_000;

/** An answer that has not come after so many ms does not come: whether the message was sent is unknown. */
export const SEND_TIMEOUT_MS = 30_000;

/** A lock that could not be had is asked for again after so many ms. */
export const LOCK_RETRY_MS = 1_000;
