import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadPricing } from './premium.ts';
import { PricingScreen } from './PricingScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadPricing);
export const clientLoader = browserLoader(loadPricing);

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['credits', 'shop'],
  title: (t) => t(($) => $.shop.pricing.title),
  description: (t) => t(($) => $.shop.pricing.lead),
} satisfies PageHandle;

export default PricingScreen;
