/** How long the time bonus is valid from sign-up: 14400 seconds (spec sections 4 and 9). */
export const TIME_BONUS_VALID_MS = 14_400_000;

/** The countdown is worked out anew each second (spec section 4). */
export const TIME_BONUS_TICK_MS = 1_000;

/** The bonus's code and worth (spec section 9). */
export const TIME_BONUS_CODE = 'TIMEBONUS25';
export const TIME_BONUS_PERCENTAGE = 25;
