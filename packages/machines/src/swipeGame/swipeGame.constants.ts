/** Likes a day, free and premium alike (spec sections 6 and 9); the server's number stands where it has told one. */
export const LIKES_PER_DAY = 4;

/** While there are no likes the clock is looked at each so many ms, and the server is asked no oftener. */
export const LIKES_TICK_MS = 60_000;

/** An answer that has not come after so many ms is not waited for: what became of the call is unknown. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** Problem code of a like beyond the day's. */
export const LIMIT_REACHED = 'swipe_limit_reached';

/** Problem code of a profile that is not there any more: it does not come back to the deck. */
export const MEMBER_NOT_FOUND = 'member_not_found';
