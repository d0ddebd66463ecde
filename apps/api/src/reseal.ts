/** `npm run reseal`: seals bank accounts with the first key of DIRECT_DEBIT_KEY. Works beside a running server. Ends with 1 where something opens with none. */
import { resealAll } from './domain/direct-debit/reseal.ts';
import { openVault } from './domain/direct-debit/vault.ts';
import { overDatabase } from './over-database.ts';

await overDatabase(
  'npm run reseal   seals bank accounts with the first key of DIRECT_DEBIT_KEY; ends with 1 where one opens with none',
  async (db, config) => resealAll(db, await openVault(config.directDebit.keys, config.dataDir)),
);
