import { browserLoader } from '../data/browser-loader.ts';
import { loadOrderReturn } from '../data/pages/credits.ts';
import { CreditsReturnScreen } from '../screens/CreditsReturnScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/credits-return.ts';

export const loader = serverLoader(loadOrderReturn);
export const clientLoader = browserLoader(loadOrderReturn);

export const handle = {
  namespaces: ['credits'],
  title: (t) => t(($) => $.credits.title),
} satisfies PageHandle;

export default function CreditsReturnPage({ loaderData: { orderId } }: Route.ComponentProps) {
  return <CreditsReturnScreen key={orderId} orderId={orderId} />;
}
