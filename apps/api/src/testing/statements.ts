/** What is sent to the database while something is done. */
import pg from 'pg';
import { vi } from 'vitest';
import { SESSION } from '../db/connection.ts';

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
