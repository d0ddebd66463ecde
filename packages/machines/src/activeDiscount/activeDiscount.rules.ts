import { sameValues } from '../private/intent.ts';
import { DISCOUNT_TICK_MS } from './activeDiscount.constants.ts';
import type { ActiveDiscountContext, DiscountFacts, HeldDiscount } from './activeDiscount.types.ts';

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
