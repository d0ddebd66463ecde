/**
 * `npm run ledger:verify`: derives every balance again from the ledger's entries, and what was bought from the orders. Works
 * beside a running server: each check is one statement and sees one moment. Ends with 1 where something differs.
 */
import { verifyLedger } from './domain/credits/verify.ts';
import { overDatabase } from './over-database.ts';

await overDatabase(
  'npm run ledger:verify   derives every balance again; ends with 1 where one differs',
  verifyLedger,
);
