/** Offers with a deadline, signed when they are made and public once they are over (feature B13): a deadline cannot be moved unseen. */
import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Schemas } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { memberOffers, offers } from '../../db/schema.ts';
import { offersAtSignUp } from '../discounts/discounts.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';

const PAGE = 50;

type OfferRow = typeof offers.$inferSelect;
type Unsigned = Omit<OfferRow, 'signature'>;

/** What is signed: the contract tells it, so that anybody can verify it. */
const statementOf = ({ number, domain, code, percentage, startsAt, endsAt }: Unsigned): string =>
  [
    `velours offer ${number}`,
    domain,
    code,
    percentage,
    startsAt.toISOString(),
    endsAt.toISOString(),
  ].join('\n');

/** Makes and signs what the domain offers a new member. */
export async function makeOffers(
  services: Services,
  tx: Tx,
  { id: memberId, signupDate: startsAt, domain }: MemberRow,
  settings: SiteSettings,
): Promise<void> {
  for (const { code, percentage, validSeconds } of offersAtSignUp(settings)) {
    const { rows } = await tx.execute<{ number: string }>(
      sql`select nextval(pg_get_serial_sequence('offers', 'number')) as number`,
    );
    const number = Number(rows[0]?.number);
    const endsAt = new Date(startsAt.getTime() + validSeconds * 1000);
    const entry = { number, domain, code, percentage, startsAt, endsAt };
    const signature = services.vault.sign(statementOf(entry));
    await tx.insert(offers).values({ ...entry, signature });
    await tx.insert(memberOffers).values({ memberId, number });
  }
}

const entryOf = ({ startsAt, endsAt, ...row }: OfferRow): Schemas['OfferEntry'] => ({
  ...row,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

/** Offers that are over, the newest first. @param before only entries with a smaller number */
export async function offerLedger(
  services: Services,
  before: number | undefined,
): Promise<Schemas['OfferLedger']> {
  const rows = await services.db
    .select()
    .from(offers)
    .where(
      and(
        lte(offers.endsAt, new Date(services.clock())),
        before === undefined ? undefined : lt(offers.number, before),
      ),
    )
    .orderBy(desc(offers.number))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    public_key: services.vault.publicKey,
    offers: shown.map(entryOf),
    next: rows.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** The offers that were made to the member. */
export async function ownOffers(
  { vault }: Pick<Services, 'vault'>,
  db: Executor,
  memberId: string,
): Promise<Schemas['OfferList']> {
  const rows = await db
    .select({ offer: offers })
    .from(memberOffers)
    .innerJoin(offers, eq(offers.number, memberOffers.number))
    .where(eq(memberOffers.memberId, memberId))
    .orderBy(desc(offers.number))
    .limit(PAGE);
  return { public_key: vault.publicKey, offers: rows.map(({ offer }) => entryOf(offer)) };
}
