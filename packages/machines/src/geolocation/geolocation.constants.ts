/** A place is kept up to date, and cached for so many ms at most: 1 hour (spec section 4). */
export const PLACE_CACHE_MS = 3_600_000;

/** A place that could not be found is looked for again after so many ms, where the browser allows it. */
export const LOCATE_RETRY_MS = 60_000;

/** A browser that has not told the position after so many ms is not waited for. */
export const POSITION_TIMEOUT_MS = 30_000;

/** A server that has not told the place after so many ms does not: a failure, as any other. */
export const GEOCODE_TIMEOUT_MS = 30_000;
