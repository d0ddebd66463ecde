import { browserLoader } from '../data/browser-loader.ts';
import { loadPricing } from '../data/pages/shop.ts';
import { PricingScreen } from '../screens/PricingScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadPricing);
export const clientLoader = browserLoader(loadPricing);

export const handle = {
  isOpen: true,
  namespaces: ['credits', 'shop'],
  title: (t) => t(($) => $.shop.pricing.title),
} satisfies PageHandle;

export default function PricingPage() {
  return <PricingScreen />;
}
