import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadPremium } from './premium.ts';
import { PremiumScreen } from './PremiumScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadPremium);
export const clientLoader = browserLoader(loadPremium);

export const handle = {
  isOpen: true,
  namespaces: ['credits', 'shop'],
  title: (t) => t(($) => $.shop.premium.title),
  description: (t) => t(($) => $.shop.premium.lead),
} satisfies PageHandle;

export default PremiumScreen;
