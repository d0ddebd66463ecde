import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { loadOffers } from './offers.ts';
import { OffersScreen } from './OffersScreen.tsx';

export const loader = serverLoader(loadOffers);
export const clientLoader = browserLoader(loadOffers);

export const handle = {
  namespaces: ['offers'],
  title: (t) => t(($) => $.offers.title),
} satisfies PageHandle;

export default OffersScreen;
