/** Another mail can be asked for after so many ms, as in sign-up. */
export const REMINDER_COOL_DOWN_MS = 60_000;

/** Pages without the reminder (spec section 4). */
export const PAGES_WITHOUT_REMINDER = ['signup', 'settings', 'notifications'] as const;
