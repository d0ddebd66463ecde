/** What a call asks of the database, so that a bare server can ask the same. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A statement as node-postgres was given it. */
export interface Statement {
  readonly text: string;
  readonly name?: string;
  readonly rowMode?: 'array';
  readonly values: readonly unknown[];
}

type Given = string | Omit<Statement, 'values'>;

const calls = new AsyncLocalStorage<Statement[]>();

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function noted(this: pg.Client, ...asked: unknown[]) {
  const [given, values] = asked as [Given, unknown[]?];
  const { text, name, rowMode } = typeof given === 'string' ? { text: given } : given;
  calls.getStore()?.push({
    text,
    ...(name !== undefined && { name }),
    ...(rowMode !== undefined && { rowMode }),
    values: values ?? [],
  });
  return query.apply(this, asked);
} as typeof pg.Client.prototype.query;

/** The statements of the work and of nothing else that runs meanwhile, in order. */
export async function recorded(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  await calls.run(statements, work);
  return statements;
}

/** A statement outside of a transaction is one by itself. */
export const transactionsIn = (statements: readonly Statement[]): number =>
  statements.filter(({ text }) => text === 'begin').length + outside(statements);

function outside(statements: readonly Statement[]): number {
  let isOpen = false;
  return statements.filter(({ text }) => {
    if (text === 'begin') isOpen = true;
    const counts = !isOpen;
    if (text === 'commit' || text === 'rollback') isOpen = false;
    return counts;
  }).length;
}
