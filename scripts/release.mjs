/**
 * `npm run release -- <folder>`: builds the site and puts together what runs in production (scripts/lib/release.mjs). The Containerfile
 * does nothing else.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './lib/install.mjs';
import { assembleRelease } from './lib/release.mjs';
import { findNode } from './lib/runtime.mjs';
import { PlainError, say, stop } from './lib/say.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';

try {
  const [into] = process.argv.slice(2);
  if (into === undefined) throw new PlainError('Use: npm run release -- <folder>');
  await ensureDependencies();
  await ensureSiteBuilt(findNode());
  assembleRelease(resolve(into));
  say(`The product is in ${into}: bin/node apps/api/src/main.ts starts it.`);
} catch (error) {
  stop(error);
}
