/** A push service that has not given a subscription after so many ms is out of reach. */
export const SUBSCRIBE_TIMEOUT_MS = 30_000;

/** An answer that has not come after so many ms does not come: whether the subscription was saved is unknown. */
export const SAVE_TIMEOUT_MS = 30_000;
