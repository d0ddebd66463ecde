/** Pages without the reminder (spec section 4). */
export const PAGES_WITHOUT_REMINDER = ['signup', 'settings', 'notifications'] as const;
