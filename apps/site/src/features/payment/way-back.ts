import { keep } from '../../app/data/tab-storage.ts';

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
export const keepWayBack = (wayBack: WayBack | null): void => keep(WAY_BACK_KEY, wayBack);
