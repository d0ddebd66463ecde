/** `npm run build`: builds the site when its sources differ from those of the last build. */
import { ensureDependencies } from './lib/install.mjs';
import { findNode } from './lib/runtime.mjs';
import { say, stop } from './lib/say.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';

try {
  await ensureDependencies();
  await ensureSiteBuilt(findNode());
  say('The site is built: apps/site/build');
} catch (error) {
  stop(error);
}
