import { browserLoader } from '../data/browser-loader.ts';
import { loadTransactions } from '../data/pages/transactions.ts';
import { TransactionsScreen } from '../screens/TransactionsScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadTransactions);
export const clientLoader = browserLoader(loadTransactions);

export const handle = {
  namespaces: ['transactions', 'credits'],
  title: (t) => t(($) => $.transactions.title),
} satisfies PageHandle;

export default function TransactionsPage() {
  return <TransactionsScreen />;
}
