/**
 * Discounts (spec sections 3, 4, 5 and 9): the time bonus and the welcome discount for members who have not paid yet, and
 * codes that are entered. Deadlines are the server's, never the client's.
 */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Country, DiscountCode, ProblemCode } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import {
  directDebits,
  discountCodes,
  discountRedemptions,
  memberOffers,
  offers,
  orders,
} from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';

/** The time bonus: 25 percent within four hours of sign-up. */
const TIME_BONUS = { code: 'TIMEBONUS25', percentage: 25, validSeconds: 14_400 } as const;

/** What a code is asked for. What is not chosen yet is not checked. */
export interface DiscountOrder {
  readonly country: string;
  readonly currency: string;
  /** Regular price of the package, in the smallest unit. */
  readonly price: number | null;
  readonly method: string | null;
}

export type DiscountRefusal = Extract<ProblemCode, `discount_${string}`>;

export type DiscountAnswer =
  | { readonly discount: DiscountCode }
  /** `minimum`: least order value in the smallest unit, where that is why. */
  | { readonly refusal: DiscountRefusal; readonly minimum?: number };

/** A discount before it is known whether it holds. */
interface Offer {
  readonly code: string;
  readonly percentage: number;
  readonly expiresAt: number;
  readonly country: Country | null;
  readonly memberId: string | null;
  readonly currency: string | null;
  /** In the smallest unit. */
  readonly minimum: number | null;
  readonly methods: readonly string[];
  /** For members who have not paid yet. */
  readonly newMembersOnly: boolean;
  /** Codes that are together for one order, this one among them. */
  readonly codes: readonly string[];
}

const refused = (refusal: DiscountRefusal) => ({ refusal });

/** Codes are read without regard to case and to spaces around them. */
const normalizeCode = (entered: string): string => entered.trim().toUpperCase();

/** The time bonus of a member, or null: paid already, too late, or used. */
export const timeBonus = async (
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
): Promise<DiscountCode | null> =>
  held(services, member, (await madeTo(services.db, settings, member)).find(isTimeBonus));

/** The welcome discount of a member, or null: none was offered at sign-up, paid already, too late, or used. */
export const welcomeDiscount = async (
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
): Promise<DiscountCode | null> => {
  const made = await madeTo(services.db, settings, member);
  return held(
    services,
    member,
    made.find((offer) => !isTimeBonus(offer)),
  );
};

/**
 * Counts a code that somebody types, unless there is such a code: before it is looked up, so that who has guessed too often learns of none.
 * Before any transaction: it needs a connection of its own.
 * @throws 429 `too_many_requests`
 */
export async function countGuess(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
  entered: string | null | undefined,
): Promise<void> {
  if (entered === null || entered === undefined) return;
  await services.limits.consume('guessByMember', member.id);
  if ((await findOffer(services.db, settings, member, normalizeCode(entered))) !== null)
    await services.limits.giveBack('guessByMember', member.id);
}

/** Whether a code holds for the member and the order, and if not, why. */
export async function checkDiscount(
  services: Services,
  db: Executor,
  settings: SiteSettings,
  member: MemberRow,
  entered: string,
  order: DiscountOrder,
): Promise<DiscountAnswer> {
  const offer = await findOffer(db, settings, member, normalizeCode(entered));
  if (offer === null) return refused('discount_not_found');
  const refusal = await refusalOf(services, db, member, offer);
  if (refusal !== null) return refused(refusal);
  if (offer.country !== null && offer.country !== order.country) return refused('discount_country');
  if (offer.methods.length > 0 && order.method !== null && !offer.methods.includes(order.method)) {
    return refused('discount_method');
  }
  if (offer.minimum !== null) {
    // A least value is in one currency; an order in another cannot reach it.
    if (offer.currency !== order.currency) return refused('discount_country');
    if (order.price !== null && order.price < offer.minimum)
      return { refusal: 'discount_minimum', minimum: offer.minimum };
  }
  return { discount: viewOf(services, offer) };
}

async function held(
  services: Services,
  member: MemberRow,
  offer: Offer | undefined,
): Promise<DiscountCode | null> {
  const isHeld =
    offer !== undefined && (await refusalOf(services, services.db, member, offer)) === null;
  return isHeld ? viewOf(services, offer) : null;
}

/** The codes that are for one order together with this one: those that are offered to a new member, each other code by itself. */
export async function codesWith(
  db: Executor,
  settings: SiteSettings,
  member: MemberRow,
  code: string,
): Promise<readonly string[]> {
  const made = await madeTo(db, settings, member);
  return made.find((offer) => offer.code === code)?.codes ?? [code];
}

/** Why the member cannot use the offer for any order. */
async function refusalOf(
  services: Services,
  db: Executor,
  member: MemberRow,
  offer: Offer,
): Promise<DiscountRefusal | null> {
  if (offer.memberId !== null && offer.memberId !== member.id) return 'discount_member';
  if (await isUsed(db, member.id, offer)) return 'discount_used';
  if (offer.newMembersOnly && member.paidUser) return 'discount_member';
  return services.clock() >= offer.expiresAt ? 'discount_expired' : null;
}

async function findOffer(
  db: Executor,
  settings: SiteSettings,
  member: MemberRow,
  code: string,
): Promise<Offer | null> {
  const made = await madeTo(db, settings, member);
  const own = made.find((one) => one.code === code);
  if (own !== undefined) return own;
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
  if (row?.status !== 'active') return null;
  return {
    code,
    percentage: row.percentage,
    expiresAt: row.expiresAt.getTime(),
    country: row.country,
    memberId: row.memberId,
    currency: row.currency,
    minimum: row.minimumOrderValue,
    methods: row.methods,
    newMembersOnly: false,
    codes: [code],
  };
}

/** A discount that is offered to every new member. */
export interface NewMemberOffer {
  readonly code: string;
  readonly percentage: number;
  /** From sign-up on. */
  readonly validSeconds: number;
}

/** What the domain offers its new members. */
export const offersAtSignUp = (settings: SiteSettings): NewMemberOffer[] => {
  const welcome = welcomeOffer(settings);
  return welcome === null ? [TIME_BONUS] : [TIME_BONUS, welcome];
};

function welcomeOffer({ welcome_discount: offer }: SiteSettings): NewMemberOffer | null {
  if (offer === null) return null;
  const { percentage, valid_seconds: validSeconds } = offer;
  return { percentage, validSeconds, code: `WELCOME${percentage}` };
}

const isTimeBonus = ({ code }: Offer): boolean => code === TIME_BONUS.code;

/**
 * What the member was offered at sign-up, as it was signed then (decision 0023): what the settings say by now moves no deadline. Members from before
 * offers were signed have what the domain offers today.
 */
async function madeTo(db: Executor, settings: SiteSettings, member: MemberRow): Promise<Offer[]> {
  const signed = await db
    .select({ code: offers.code, percentage: offers.percentage, endsAt: offers.endsAt })
    .from(memberOffers)
    .innerJoin(offers, eq(offers.number, memberOffers.number))
    .where(eq(memberOffers.memberId, member.id))
    .orderBy(offers.number);
  const made =
    signed.length > 0
      ? signed.map(({ endsAt, ...offer }) => ({ ...offer, expiresAt: endsAt.getTime() }))
      : offersAtSignUp(settings).map(({ validSeconds, ...offer }) => ({
          ...offer,
          expiresAt: member.signupDate.getTime() + validSeconds * 1000,
        }));
  const codes = made.map(({ code }) => code);
  return made.map((offer) => offerTo(member, offer, codes));
}

const offerTo = (
  member: MemberRow,
  { code, percentage, expiresAt }: Pick<Offer, 'code' | 'percentage' | 'expiresAt'>,
  codes: readonly string[],
): Offer => ({
  code,
  percentage,
  expiresAt,
  country: null,
  memberId: member.id,
  currency: null,
  minimum: null,
  methods: [],
  newMembersOnly: true,
  codes,
});

const viewOf = (services: Services, offer: Offer): DiscountCode => ({
  code: offer.code,
  country: offer.country,
  user_id: offer.memberId,
  expires: new Date(offer.expiresAt).toISOString(),
  value_percentage: offer.percentage,
  percentage: offer.percentage,
  currency: offer.currency,
  // The contract has it in the main unit; every currency of the catalogue has two decimals.
  minimum_order_value: offer.minimum === null ? null : offer.minimum / 100,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [...offer.methods],
  server_time: new Date(services.clock()).toISOString(),
});

/**
 * Bought with; a direct debit that was confirmed and is on its way holds its code too, and those that are for one order with it: it
 * cannot be called back for another order.
 */
async function isUsed(
  db: Executor,
  memberId: string,
  { code, codes }: Pick<Offer, 'code' | 'codes'>,
): Promise<boolean> {
  const [row] = await db
    .select({ code: discountRedemptions.code })
    .from(discountRedemptions)
    .where(and(eq(discountRedemptions.memberId, memberId), eq(discountRedemptions.code, code)));
  if (row !== undefined) return true;
  const [debit] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(
      directDebits,
      and(eq(directDebits.memberId, orders.memberId), eq(directDebits.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.status, 'pending'),
        inArray(orders.discountCode, [...codes]),
        isNotNull(directDebits.confirmedAt),
      ),
    )
    .limit(1);
  return debit !== undefined;
}
