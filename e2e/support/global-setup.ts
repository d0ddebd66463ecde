import { findNode } from '../../scripts/lib/runtime.mjs';
import { ensureSiteBuilt } from '../../scripts/lib/site-build.mjs';
import { Product } from './product.ts';

/** Where the flows find the product: the fixtures read it in each worker. */
export const PORT_VARIABLE = 'VELOURS_FLOWS_PORT';

/** Builds the site if it is stale, starts the product once for all flows, and stops it after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureSiteBuilt(findNode());
  const product = await Product.start();
  process.env[PORT_VARIABLE] = String(product.port);
  return () => product.remove();
}
