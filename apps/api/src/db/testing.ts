/** Real PostgreSQL for tests: databases of the run's server (`testing/postgres.ts`), each migrated and used by one file alone. */
import { inject } from 'vitest';
import { atEndOfFile } from '../testing/end-of-file.ts';
import { TEMPLATE } from '../testing/postgres.ts';
import { connect } from './connection.ts';
import type { Database } from './connection.ts';

const server = inject('postgres');
/** No test is about time: callers that come all at once wait for one another. */
const patient = { statementMs: 300_000, connectMs: 60_000 };
/** Kept from file to file. */
const maintenance = connect({ ...server, database: 'postgres' }, { max: 1, ...patient }).pool;
let counter = 0;

/**
 * A fresh database with every migration applied. It is dropped when the test file ends, whoever may still be connected; `end` only
 * closes its pool earlier. Ask for as many connections (`max`) as the test needs.
 */
export async function createTestDatabase(
  options: { readonly max?: number } = {},
): Promise<Database> {
  counter += 1;
  const name = `test_${process.pid}_${counter}`;
  // Half the work of the default, which writes each page of the copy to the log; a drop has less to throw away.
  await maintenance.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const database = connect({ ...server, database: name }, { ...options, ...patient });
  atEndOfFile(async () => {
    await database.end();
    await maintenance.query(`drop database ${name} with (force)`);
  });
  return database;
}
