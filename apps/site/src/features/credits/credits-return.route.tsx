import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadOrderReturn, type OrderReturn } from './credits-data.ts';
import { CreditsReturnScreen } from './CreditsReturnScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/credits-return.route.ts';

export const loader = serverLoader(loadOrderReturn);
export const clientLoader = browserLoader(loadOrderReturn);

export const handle = {
  namespaces: ['credits'],
  // One that was open may have ended since.
  title: (t, { status }) =>
    status === 'pending'
      ? t(($) => $.credits.form.title)
      : t(($) => $.credits.status[status].title),
} satisfies PageHandle<OrderReturn>;

export default function CreditsReturnPage({ loaderData }: Route.ComponentProps) {
  const { orderId, status } = loaderData;
  return <CreditsReturnScreen key={orderId} {...{ orderId, status }} />;
}
