/**
 * `npm run deletions:replay < deletions.json`: after a restore and before the start, deletes again who was deleted since the backup
 * (domain/deletion/replay.ts). It brings the tables up to date, and takes no jobs. Ends with 1 where the list does not fit the backup.
 */
import { text } from 'node:stream/consumers';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { readDeletionList, replayDeletions } from './domain/deletion/replay.ts';
import { openServices } from './services.ts';
import { startError } from './start-errors.ts';

const USAGE =
  'npm run deletions:replay < deletions.json   after a restore, before the start: deletes again who was deleted since the backup';

async function run(config: Config): Promise<void> {
  const list = readDeletionList(await text(process.stdin));
  const running = await openServices(config);
  try {
    const lines = await replayDeletions(running.services, list);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await running.close();
  }
}

let config: Config | null = null;
try {
  const words = process.argv.slice(2);
  const isHelp = words.join() === '--help';
  if (words.length > 0 || process.stdin.isTTY) {
    (isHelp ? process.stdout : process.stderr).write(`${USAGE}\n`);
    process.exitCode = isHelp ? 0 : 1;
  } else {
    config = readConfig(process.env);
    await run(config);
  }
} catch (error) {
  process.stderr.write(`${startError(error, config)}\n`);
  // What stops a start leaves its connections open.
  process.exit(1);
}
