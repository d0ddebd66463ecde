/** Discounts for members who have not paid yet (spec sections 4 and 9). The deadline is the server's, never the client's. */
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { discountRedemptions } from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';

/** The time bonus: 25 percent within four hours of sign-up. */
export const TIME_BONUS = { code: 'TIMEBONUS25', percentage: 25, validSeconds: 14_400 } as const;

/** The contract's DiscountCode. */
export interface DiscountCode {
  readonly code: string;
  readonly country: string | null;
  readonly user_id: string | null;
  readonly expires: string;
  readonly value_percentage: number;
  readonly percentage: number;
  readonly currency: string | null;
  readonly minimum_order_value: number | null;
  readonly status: 'active';
  readonly validity: 'once-per-user';
  readonly expired: false;
  readonly paymentmethods: readonly string[];
  readonly server_time: string;
}

/** The time bonus of a member, or null: paid already, too late, or used. */
export const timeBonus = (services: Services, member: MemberRow): Promise<DiscountCode | null> =>
  discount(services, member, TIME_BONUS);

/** The welcome discount of a member, or null: none in this domain, paid already, too late, or used. */
export async function welcomeDiscount(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
): Promise<DiscountCode | null> {
  const offer = settings.welcome_discount;
  if (offer === null) return null;
  return discount(services, member, { ...offer, code: `WELCOME${offer.percentage}` });
}

interface Offer {
  readonly code: string;
  readonly percentage: number;
  readonly validSeconds: number;
}

async function discount(
  services: Services,
  member: MemberRow,
  offer: Offer,
): Promise<DiscountCode | null> {
  const now = services.clock();
  const expires = member.signupDate.getTime() + offer.validSeconds * 1000;
  if (member.paidUser || now >= expires) return null;
  if (await isUsed(services, member.id, offer.code)) return null;
  return {
    code: offer.code,
    country: null,
    user_id: member.id,
    expires: new Date(expires).toISOString(),
    value_percentage: offer.percentage,
    percentage: offer.percentage,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: [],
    server_time: new Date(now).toISOString(),
  };
}

async function isUsed(services: Services, memberId: string, code: string): Promise<boolean> {
  const [row] = await services.db
    .select({ code: discountRedemptions.code })
    .from(discountRedemptions)
    .where(and(eq(discountRedemptions.memberId, memberId), eq(discountRedemptions.code, code)));
  return row !== undefined;
}
