import type { SnapshotOf } from '../private/snapshot.ts';
import type { Failure } from '../failure/failure.logic.ts';
import { sameValues } from '../private/intent.ts';
import { TIME_BONUS_CODE, TIME_BONUS_PERCENTAGE } from '../timeBonus/timeBonus.logic.ts';

/** What is left of a discount is worked out anew each second, as the time bonus's countdown (spec section 4). */
export const DISCOUNT_TICK_MS = 1_000;

/** Problem code of a discount whose time is over: the server's, and the machine's own when it ends on the page. */
export const DISCOUNT_EXPIRED = 'discount_expired';

/** A discount that the member can use, as the server tells it (spec section 3). */
export interface DiscountFacts {
  readonly code: string;
  readonly percentage: number;
  /** When it ends, RFC 3339. */
  readonly expires: string;
  /** The server's clock when it answered. */
  readonly serverTime: string;
}

/** A discount in hand. */
export interface HeldDiscount {
  readonly code: string;
  readonly percentage: number;
  /** On the server's clock, ms since 1970. */
  readonly endsAt: number;
  /** What the server's clock says more than the member's. */
  readonly serverOffset: number;
  /** The member's clock when it was last looked at. */
  readonly lookedAt: number;
}

/** What an entered code is checked for: it may hold for one package or method only. */
export interface DiscountOrder {
  readonly packageId: string;
  readonly method: string;
}

/** The discount that counts. */
export interface ActiveDiscount {
  readonly kind: 'code' | 'timeBonus' | 'welcome';
  readonly code: string;
  readonly percentage: number;
}

/** A code as the server writes it: capitals, nothing around. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/** A discount in hand from now on; none where there is none, or its dates are none. */
export const holdDiscount = (facts: DiscountFacts | null, now: number): HeldDiscount | null => {
  if (facts === null) return null;
  const endsAt = Date.parse(facts.expires);
  const serverTime = Date.parse(facts.serverTime);
  if (Number.isNaN(endsAt) || Number.isNaN(serverTime)) return null;
  const { code, percentage } = facts;
  return { code, percentage, endsAt, serverOffset: serverTime - now, lookedAt: now };
};

/** Ms left of a discount. */
export const discountLeft = (held: HeldDiscount | null, now: number): number =>
  held === null ? 0 : held.endsAt - (now + held.serverOffset);

/** Ms until a discount is looked at again: a second, or its end where that is nearer. */
export const untilNextLook = (held: HeldDiscount | null, now: number): number =>
  Math.min(DISCOUNT_TICK_MS, Math.max(0, discountLeft(held, now)));

/** The member's clock is not the time it was at the last look: it is not to be counted by. */
export const hasClockGoneBack = (held: HeldDiscount | null, now: number): boolean =>
  held !== null && now < held.lookedAt;

export const lookAt = (held: HeldDiscount | null, now: number): HeldDiscount | null =>
  held && { ...held, lookedAt: now };

export const isSameOrder = (
  one: ActiveDiscountContext['order'],
  other: ActiveDiscountContext['order'],
): boolean => one === other || (one !== null && other !== null && sameValues(one, other));

export interface ActiveDiscountInput {
  /** Ms since 1970. */
  readonly now: () => number;
}

export interface ActiveDiscountContext extends ActiveDiscountInput {
  /** `selectIsVisible` of timeBonus. */
  readonly isTimeBonusVisible: boolean;
  readonly welcome: HeldDiscount | null;
  readonly order: DiscountOrder | null;
  /** The code that was entered last; empty where none is. */
  readonly entered: string;
  /** The entered code as the server applied it. */
  readonly applied: HeldDiscount | null;
  /** Why the entered code is not applied. */
  readonly failure: Failure | null;
}

type Snapshot = SnapshotOf<ActiveDiscountContext>;

const named = (kind: ActiveDiscount['kind'], held: HeldDiscount): ActiveDiscount => ({
  kind,
  code: held.code,
  percentage: held.percentage,
});

/** The one discount that counts; null where none does. A new object each time: compare by its code. */
export const selectActive = (snapshot: Snapshot): ActiveDiscount | null => {
  const { applied, isTimeBonusVisible, welcome } = snapshot.context;
  if (!snapshot.matches('loggedIn')) return null;
  if (applied !== null) return named('code', applied);
  if (isTimeBonusVisible) {
    return { kind: 'timeBonus', code: TIME_BONUS_CODE, percentage: TIME_BONUS_PERCENTAGE };
  }
  return welcome && named('welcome', welcome);
};

/** The code that goes with the order; null where none does. */
export const selectActiveCode = (snapshot: Snapshot): string | null =>
  selectActive(snapshot)?.code ?? null;

/** Where an entered code is. */
export const selectCodeStatus = (
  snapshot: Snapshot,
): 'none' | 'checking' | 'applied' | 'refused' => {
  if (snapshot.matches({ loggedIn: { code: 'checking' } })) return 'checking';
  if (snapshot.matches({ loggedIn: { code: 'applied' } })) return 'applied';
  return snapshot.matches({ loggedIn: { code: 'refused' } }) ? 'refused' : 'none';
};

/** The code as it was entered, in capitals; empty where none is. */
export const selectEntered = ({ context }: Snapshot): string => context.entered;

/** Why the entered code is not applied; an unknown outcome means that it could not be checked. */
export const selectRefusal = ({ context }: Snapshot): Failure | null => context.failure;

/** Ms left of the welcome discount at the last look; 0 where there is none. */
export const selectWelcomeRemaining = ({ context: { welcome } }: Snapshot): number =>
  welcome === null ? 0 : discountLeft(welcome, welcome.lookedAt);

/** What the member sees, in a word; null where there is nothing to see. */
export const selectView = (snapshot: Snapshot): string | null => {
  const status = selectCodeStatus(snapshot);
  if (status === 'refused') {
    return snapshot.context.failure?.outcome === 'unknown' ? 'code: unchecked' : 'code: refused';
  }
  if (status !== 'none') return `code: ${status}`;
  const active = selectActive(snapshot);
  if (active === null) return null;
  return active.kind === 'timeBonus' ? 'time bonus' : 'welcome discount';
};
