import { browserLoader } from '../data/browser-loader.ts';
import { loadPremium } from '../data/pages/shop.ts';
import { PremiumScreen } from '../screens/PremiumScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadPremium);
export const clientLoader = browserLoader(loadPremium);

export const handle = {
  isOpen: true,
  namespaces: ['credits', 'shop'],
  title: (t) => t(($) => $.shop.premium.title),
} satisfies PageHandle;

export default function PremiumPage() {
  return <PremiumScreen />;
}
