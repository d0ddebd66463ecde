/**
 * `npm run ledger:verify`: derives every balance again from the ledger's entries, and what was bought from the orders. Works
 * beside a running server: each check is one statement and sees one moment. Ends with 1 where something differs.
 */
import { ConfigError, readConfig } from './config.ts';
import { connect } from './db/connection.ts';
import { LaunchError } from './db/launcher.ts';
import { reachDatabase } from './db/reach.ts';
import { verifyLedger } from './domain/credits/verify.ts';

try {
  const reached = await reachDatabase(readConfig(process.env));
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
  const isPlain = error instanceof ConfigError || error instanceof LaunchError;
  process.stderr.write(`${isPlain ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
