/** Spec sections 2 and 9: the badge appears at 10 credits or fewer. */
export const lowCreditsAt = 10;

/** `ample` has no badge, `low` the warning colour, `empty` (0) the danger colour (spec section 2). */
export const creditLevel = (credits: number): 'ample' | 'low' | 'empty' => {
  if (credits <= 0) return 'empty';
  return credits <= lowCreditsAt ? 'low' : 'ample';
};
