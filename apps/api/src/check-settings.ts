/** `npm start` asks before it builds anything: are the settings right, and can the data folder be made? */
import fs from 'node:fs/promises';
import { readConfig } from './config.ts';
import { startError } from './start-errors.ts';

let dataDir = '';
try {
  ({ dataDir } = readConfig(process.env));
  await fs.mkdir(dataDir, { recursive: true });
  await fs.access(dataDir, fs.constants.W_OK);
} catch (error) {
  process.stderr.write(`${startError(error, { dataDir, databaseUrl: undefined })}\n`);
  process.exitCode = 1;
}
