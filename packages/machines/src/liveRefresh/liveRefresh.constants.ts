/** The first refresh comes so many ms after the page, or after log-in (spec sections 4 and 9). */
export const FIRST_REFRESH_MS = 5_000;

/** Then user, chats and likes are read again each so many ms, ... */
export const REFRESH_MS = 60_000;
/** ... or each so many where the member is subscribed to push. */
export const REFRESH_WITH_PUSH_MS = 300_000;

/** A stream that was lost is opened again after so many ms, twice as many after each failure, up to a minute. */
export const RECONNECT_BASE_MS = 1_000;
export const RECONNECT_MAX_MS = 60_000;

/** A stream that has not opened after so many ms is given up and tried anew. */
export const CONNECT_TIMEOUT_MS = 15_000;

/** A stream that held for so many ms was no accident: the next pause is the shortest again. */
export const STABLE_AFTER_MS = 10_000;
