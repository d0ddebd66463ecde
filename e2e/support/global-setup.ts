import { findNode } from '../../scripts/lib/runtime.mjs';
import { ensureSiteBuilt } from '../../scripts/lib/site-build.mjs';

/** Builds the site if it is stale; each worker starts a product of its own (fixtures.ts). */
export default async function globalSetup(): Promise<void> {
  await ensureSiteBuilt(findNode());
}
