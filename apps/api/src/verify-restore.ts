/** `node apps/api/src/verify-restore.ts`: whether a backup that was restored into `DATABASE_URL` and `DATA_DIR` is whole (deploy/rehearse.sh). Ends with 1 where it is not. */
import { verifyRestore } from './db/verify-restore.ts';
import { openVault } from './domain/direct-debit/vault.ts';
import { overDatabase } from './over-database.ts';
import { createStorage } from './ports/storage/storage.ts';

await overDatabase(
  'node apps/api/src/verify-restore.ts   whether the backup in DATABASE_URL and DATA_DIR is whole',
  async (db, config) =>
    verifyRestore(
      db,
      createStorage(config),
      await openVault(config.directDebit.keys, config.dataDir),
    ),
);
