import { browserLoader } from '../data/browser-loader.ts';
import { loadTransaction } from '../data/pages/transactions.ts';
import { TransactionScreen } from '../screens/TransactionScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/transaction.ts';

export const loader = serverLoader(loadTransaction);
export const clientLoader = browserLoader(loadTransaction);

export const handle = {
  namespaces: ['transactions', 'credits'],
  title: (t) => t(($) => $.transactions.receipt.pageTitle),
} satisfies PageHandle;

export default function TransactionPage({ loaderData: { orderId } }: Route.ComponentProps) {
  return <TransactionScreen key={orderId} orderId={orderId} />;
}
