import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadTransaction } from './transactions.ts';
import { TransactionScreen } from './TransactionScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/transaction.route.ts';

export const loader = serverLoader(loadTransaction);
export const clientLoader = browserLoader(loadTransaction);

export const handle = {
  namespaces: ['transactions', 'credits'],
  title: (t) => t(($) => $.transactions.receipt.pageTitle),
} satisfies PageHandle;

export default function TransactionPage({ loaderData: { orderId } }: Route.ComponentProps) {
  return <TransactionScreen key={orderId} orderId={orderId} />;
}
