/** What must hold, all at once and for 40 seconds, before the modal opens. */
export interface TimeBonusModalConditions {
  /** The page is one of the members area (spec section 2). */
  readonly isInMembersArea: boolean;
  readonly isLoggedIn: boolean;
  readonly credits: number;
  /** `selectIsVisible` of timeBonus. */
  readonly isBonusVisible: boolean;
}

export interface TimeBonusModalInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** When it was closed before, as stored; null where it never was. */
  readonly dismissedAt: number | null;
}

export interface TimeBonusModalContext extends TimeBonusModalConditions {
  readonly now: () => number;
  readonly dismissedAt: number | null;
}

export type TimeBonusModalEvent =
  /** One of the conditions changed, or may have. */
  | { readonly type: 'CONDITIONS'; readonly conditions: TimeBonusModalConditions }
  /** The member closes it. */
  | { readonly type: 'CLOSE' };
