/** Credits at or below this show as a badge (spec section 9). */
export const LOW_CREDITS = 10;

export type CreditsBadge = { tone: 'warning' | 'danger'; credits: number } | null;

/** The credits badge of the top navigation: 10 or fewer, warning above 0, danger at 0 (spec section 2). */
export function creditsBadge(credits: number): CreditsBadge {
  if (credits > LOW_CREDITS) return null;
  return { tone: credits > 0 ? 'warning' : 'danger', credits: Math.max(credits, 0) };
}
