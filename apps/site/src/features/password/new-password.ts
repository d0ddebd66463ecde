/** What the form without script says of two passwords that differ, in the place of values it never repeats. */
export const NOT_EQUAL = 'not-equal';

/** What the log-in page says it was come to from. */
export const AFTER_RESET = '/login?done=password';
export const AFTER_UNDO = '/login?done=restored';
