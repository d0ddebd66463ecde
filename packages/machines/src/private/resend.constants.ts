/** Another mail or code can be asked for after so many ms; counted second by second. */
export const RESEND_COOL_DOWN_MS = 60_000;
export const RESEND_TICK_MS = 1_000;
