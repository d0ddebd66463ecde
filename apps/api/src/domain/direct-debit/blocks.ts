/** Accounts and phone numbers that are not taken any more (spec sections 5 and 8): kept as keyed hashes. */
import { and, eq, or } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import {
  directDebitBlocks,
  directDebitEvents,
  directDebitMandates,
  directDebits,
} from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { recordEvent } from './events.ts';

const CHARGED_BACK = 'charged_back';

export type BlockReason = 'chargeback' | 'operator';

interface Hashes {
  readonly accountHash: Buffer;
  readonly phoneHash: Buffer;
}

/** @throws 403 `iban_blocked` or `phone_blocked` */
export async function assertNotBlocked(
  db: Executor,
  { accountHash, phoneHash }: Hashes,
): Promise<void> {
  const blocked = await db
    .select({ kind: directDebitBlocks.kind })
    .from(directDebitBlocks)
    .where(
      or(
        and(eq(directDebitBlocks.kind, 'iban'), eq(directDebitBlocks.hash, accountHash)),
        and(eq(directDebitBlocks.kind, 'phone'), eq(directDebitBlocks.hash, phoneHash)),
      ),
    );
  const kinds = blocked.map(({ kind }) => kind);
  if (kinds.includes('iban')) throw problem('iban_blocked');
  if (kinds.includes('phone')) throw problem('phone_blocked');
}

/** Takes no debit from this account, or by this number, any more. `value`: an IBAN, or a number in E.164. */
export const block = (
  services: Services,
  db: Executor,
  kind: 'iban' | 'phone',
  value: string,
  reason: BlockReason = 'operator',
): Promise<void> => blockHash(services, db, kind, services.vault.hash(kind, value), reason);

async function blockHash(
  { clock }: Services,
  db: Executor,
  kind: 'iban' | 'phone',
  hash: Buffer,
  reason: BlockReason,
): Promise<void> {
  const blockedAt = new Date(clock());
  await db
    .insert(directDebitBlocks)
    .values({ kind, hash, reason, blockedAt })
    .onConflictDoNothing();
}

/**
 * A debit was taken back at the bank: its account is blocked and the mandate ends. Nothing happens for an order that was paid
 * in another way, or where it was told before.
 */
export async function blockAfterChargeback(
  services: Services,
  tx: Tx,
  order: { readonly memberId: string; readonly id: string },
): Promise<void> {
  const { memberId, id: orderId } = order;
  const [debit] = await tx
    .select()
    .from(directDebits)
    .where(and(eq(directDebits.memberId, memberId), eq(directDebits.orderId, orderId)));
  if (debit === undefined || debit.mandateId === null) return;
  const heard = await tx
    .select({ id: directDebitEvents.id })
    .from(directDebitEvents)
    .where(
      and(
        eq(directDebitEvents.memberId, memberId),
        eq(directDebitEvents.orderId, orderId),
        eq(directDebitEvents.kind, CHARGED_BACK),
      ),
    );
  if (heard.length > 0) return;
  await blockHash(services, tx, 'iban', debit.accountHash, 'chargeback');
  await tx
    .update(directDebitMandates)
    .set({ endedAt: new Date(services.clock()) })
    .where(
      and(eq(directDebitMandates.memberId, memberId), eq(directDebitMandates.id, debit.mandateId)),
    );
  await recordEvent(services, tx, { memberId, orderId }, CHARGED_BACK);
}
