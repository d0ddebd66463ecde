/** What is sent to the database while something is done. */
import pg from 'pg';
import { vi } from 'vitest';
import { SESSION, withClient } from '../db/connection.ts';
import type { DatabaseTarget } from '../db/launcher.ts';

/** Tables of stand-ins for providers, which no real site has. */
export const LOCAL = ['sandbox_payments', 'sandbox_reversals', 'mail_outbox', 'sms_outbox'];

export interface SentStatement {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that the work sends to the database with their values, in order, but for what sets a new connection up. */
export async function sentBy(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.flatMap(([query, values]: unknown[]) => {
      if (query === SESSION) return [];
      const config = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig);
      return { ...config, values: (values ?? config.values ?? []) as unknown[] };
    });
  } finally {
    sent.mockRestore();
  }
}

/** The texts of those statements. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(work)).map(({ text }) => text);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * The statements that can only be answered by walking a whole table or a whole index, whatever the tables hold: each with what is walked.
 * An index is not walked where its first column is asked for, nor where it holds few rows by its own condition.
 */
export const walksOf = (
  target: DatabaseTarget,
  statements: readonly SentStatement[],
): Promise<readonly string[]> =>
  withClient(target, async (client) => {
    await client.query(
      'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off',
    );
    const { rows: indexes } = await client.query<{ name: string; first: string; part: boolean }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid, 1, true) as first,
        indpred is not null as part from pg_index`,
    );
    const isWalked = (plan: Plan): boolean => {
      if (LOCAL.includes(plan['Relation Name'] ?? '')) return false;
      if (plan['Node Type'] === 'Seq Scan') return true;
      const name = plan['Index Name'];
      if (name === undefined) return false;
      const index = indexes.find((one) => one.name.split('.').at(-1) === name);
      return index?.part === false && !(plan['Index Cond'] ?? '').includes(index.first);
    };
    const walked = (plan: Plan): string[] => [
      ...(isWalked(plan) ? [plan['Index Name'] ?? plan['Relation Name'] ?? ''] : []),
      ...(plan.Plans ?? []).flatMap(walked),
    ];
    const found = new Set<string>();
    for (const { text: sent, values } of statements) {
      const text = sent.replace(/^declare .+? cursor for /, '');
      if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) continue;
      const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
      for (const name of walked(rows[0]['QUERY PLAN'][0].Plan))
        found.add(`${name}: ${text.replaceAll(/\s+/g, ' ')}`);
    }
    return [...found];
  });
