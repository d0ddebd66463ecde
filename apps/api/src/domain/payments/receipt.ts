/** Receipts: what is fixed when an order is paid (spec section 2, /transactions). They never change. */
import { sql } from 'drizzle-orm';
import type { CompanyInfo, Schemas } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { receiptNumbers, receipts } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/**
 * Issues the receipt of a paid order. Numbers have no gap: a transaction that fails gives its number back, so this is the last
 * thing that a settlement does; others of the company wait from here to its commit.
 */
export async function issueReceipt(
  services: Services,
  tx: Tx,
  order: OrderRow,
  issuedAt: Date,
): Promise<void> {
  const { company, company_id: companyId } = services.settings.forKey(order.domain);
  const year = issuedAt.getUTCFullYear();
  const [given] = await tx
    .insert(receiptNumbers)
    .values({ companyId, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptNumbers.companyId, receiptNumbers.year],
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning({ number: receiptNumbers.last });
  if (given === undefined) throw new Error('No number was given');
  await tx.insert(receipts).values({
    memberId: order.memberId,
    orderId: order.id,
    companyId,
    year,
    number: given.number,
    seller: sellerOf(company),
    issuedAt,
  });
}

const sellerOf = (company: CompanyInfo): Schemas['Seller'] => ({
  name: company.name,
  address: company.address,
  zip: company.zip ?? null,
  city: company.city,
  country: company.country,
  kvk: company.kvk,
  vat_number: company.vat_numbers[0] ?? null,
});

/** The contract's OrderReceipt. */
export const receiptView = (receipt: ReceiptRow, order: OrderRow) => ({
  number: `${receipt.year}-${String(receipt.number).padStart(6, '0')}`,
  issued_at: receipt.issuedAt.toISOString(),
  seller: receipt.seller,
  vat_lines:
    order.vatPercentage === null
      ? []
      : [
          {
            percentage: order.vatPercentage,
            net: order.total - order.vatAmount,
            vat: order.vatAmount,
            gross: order.total,
          },
        ],
});
