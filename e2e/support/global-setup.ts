import { findNode } from '../../scripts/lib/runtime.mjs';
import { ensureSiteBuilt } from '../../scripts/lib/site-build.mjs';
import { Product } from './product.ts';
import { serveProducts } from './shared-products.ts';

/** Builds the site and makes the first data if they are stale; ends with the products that workers have asked for. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureSiteBuilt(findNode());
  // Workers inherit it: none looks again whether the sources have changed.
  process.env['VELOURS_FLOWS_DATA'] = await Product.prepare();
  return serveProducts();
}
