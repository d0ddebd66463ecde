/** What happens to direct debits, kept without personal data: ids, a word and a time. */
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { directDebitEvents } from '../../db/schema.ts';
import { ProblemError } from '../problem.ts';

export type DebitEvent =
  | 'signed'
  | 'code_sent'
  | 'code_not_sent'
  | 'confirmed'
  | 'charged_back'
  | 'expired'
  | (typeof KEPT_REFUSALS)[number];

const KEPT_REFUSALS = [
  'code_invalid',
  'code_expired',
  'direct_debit_limit_reached',
  'iban_blocked',
  'phone_blocked',
  'too_many_codes',
] as const;

export interface OrderKey {
  readonly memberId: string;
  readonly orderId: string;
}

export async function recordEvent(
  { newId, clock }: Services,
  db: Executor,
  { memberId, orderId }: OrderKey,
  kind: DebitEvent,
): Promise<void> {
  const happenedAt = new Date(clock());
  await db.insert(directDebitEvents).values({ memberId, id: newId(), orderId, kind, happenedAt });
}

/** Does the work; a refusal that says something of fraud is kept, although what it refused was rolled back. */
export async function withRefusalsKept<Result>(
  services: Services,
  key: OrderKey,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const kind =
      error instanceof ProblemError ? KEPT_REFUSALS.find((code) => code === error.code) : undefined;
    if (kind !== undefined) await recordEvent(services, services.db, key, kind);
    throw error;
  }
}
