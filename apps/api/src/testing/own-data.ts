/** A member's copy as rows, by table. */
import type { Services } from '../context.ts';
import type { Tx } from '../db/connection.ts';
import { ownTables } from '../domain/export/collect.ts';
import type { Row } from '../domain/export/collect.ts';

export async function ownRows(
  services: Services,
  tx: Tx,
  memberId: string,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = new Map<string, readonly Row[]>();
  for await (const { table, pages } of ownTables(services, tx, memberId)) {
    const rows: Row[] = [];
    for await (const page of pages) rows.push(...page);
    tables.set(table, rows);
  }
  return tables;
}
