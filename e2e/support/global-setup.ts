import { findNode } from '../../scripts/lib/runtime.mjs';
import { ensureSiteBuilt } from '../../scripts/lib/site-build.mjs';
import { Product } from './product.ts';

/** Builds the site and makes the first data if they are stale; each worker starts a product of its own (fixtures.ts). */
export default async function globalSetup(): Promise<void> {
  await ensureSiteBuilt(findNode());
  await Product.prepare();
}
