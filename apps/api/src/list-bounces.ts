/** `npm run bounces`: how often visitors left at once, by day, site and kind of page. Works beside a running server. */
import { listBounces } from './domain/bounces/bounces.ts';
import { overDatabase } from './over-database.ts';

await overDatabase(
  'npm run bounces   how often visitors left a page at once, by day, site and kind of page',
  listBounces,
);
