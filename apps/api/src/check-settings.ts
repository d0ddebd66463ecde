/** `npm start` asks before it builds anything: are the settings right, and can the data folder be made? */
import { readConfig } from './config.ts';
import { openDataFolder, startError } from './start-errors.ts';

let dataDir = '';
try {
  ({ dataDir } = readConfig(process.env));
  await openDataFolder(dataDir);
} catch (error) {
  process.stderr.write(`${startError(error, { dataDir, databaseUrl: undefined })}\n`);
  process.exitCode = 1;
}
