import type { SnapshotOf } from '../private/snapshot.ts';

/** Opens after so many ms in the members area (spec sections 4 and 9). */
export const TIME_BONUS_MODAL_DELAY_MS = 40_000;

/** What must hold, all at once and for 40 seconds, before the modal opens. */
export interface TimeBonusModalConditions {
  /** The page is one of the members area (spec section 2). */
  readonly isInMembersArea: boolean;
  readonly isLoggedIn: boolean;
  readonly credits: number;
  /** `selectIsVisible` of timeBonus. */
  readonly isBonusVisible: boolean;
}

export interface TimeBonusModalContext extends TimeBonusModalConditions {
  readonly now: () => number;
  readonly dismissedAt: number | null;
}

type Snapshot = SnapshotOf<TimeBonusModalContext>;

/** Whether the modal is open. */
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
