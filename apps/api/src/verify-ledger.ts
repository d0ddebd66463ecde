/**
 * `npm run ledger:verify`: derives every balance again from the ledger's entries, and what was bought from the orders. Works
 * beside a running server: each check is one statement and sees one moment. Ends with 1 where something differs.
 */
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { connect } from './db/connection.ts';
import { reachDatabase } from './db/reach.ts';
import { verifyLedger } from './domain/credits/verify.ts';
import { startError } from './start-errors.ts';

let config: Config | null = null;

try {
  config = readConfig(process.env);
  const reached = await reachDatabase(config);
  const database = connect(reached.target, { max: 1 });
  try {
    const { lines, isSound } = await verifyLedger(database.db);
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await database.end();
    await reached.stop();
  }
} catch (error) {
  process.stderr.write(`${startError(error, config)}\n`);
  process.exitCode = 1;
}
