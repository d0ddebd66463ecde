/** The alerts that can be dismissed (spec section 4): photo missing, push opt-in, disabled notifications. */
export const DISMISSIBLE_ALERTS = ['photo', 'push', 'notifications'] as const;

/** Why notifications are disabled (spec section 4): marked as spam, mail came back, unsubscribed from the list. */
export const DISABLING_REASONS = ['fbl', 'bounce', 'listunsubscribe'] as const;
