/** The conversation that a purchase interrupted. */
export interface WayBack {
  href: string;
  /** Of the other member. */
  name: string;
  /** Whose way it is. */
  memberId: string | undefined;
}

export const WAY_BACK_KEY = 'way-back';

/** Keeps where a member goes back to once they have credits; the browser may forbid it, then the page of messages is the way. */
export function keepWayBack(wayBack: WayBack | null): void {
  try {
    if (wayBack) sessionStorage.setItem(WAY_BACK_KEY, JSON.stringify(wayBack));
    else sessionStorage.removeItem(WAY_BACK_KEY);
  } catch {
    // Nothing is kept.
  }
}
