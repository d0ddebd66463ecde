/** Opens after so many ms in the members area (spec sections 4 and 9). */
export const TIME_BONUS_MODAL_DELAY_MS = 40_000;
