import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { connect } from './db/connection.ts';
import type { Executor } from './db/connection.ts';
import { reachDatabase } from './db/reach.ts';
import { startError } from './start-errors.ts';

/**
 * A command over the database beside a running server: prints what `work` gives, and ends with 1 where it is not sound. It takes no
 * words but `--help`.
 * @param usage its line of help
 */
export async function overDatabase(
  usage: string,
  work: (
    db: Executor,
    config: Config,
  ) => Promise<{ readonly lines: readonly string[]; readonly isSound: boolean }>,
): Promise<void> {
  const words = process.argv.slice(2);
  if (words.length > 0) {
    const isHelp = words.join() === '--help';
    (isHelp ? process.stdout : process.stderr).write(`${usage}\n`);
    process.exitCode = isHelp ? 0 : 1;
    return;
  }
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    const reached = await reachDatabase(config);
    const database = connect(reached.target, { max: 1 });
    try {
      const { lines, isSound } = await work(database.db, config);
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
}
