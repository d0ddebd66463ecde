import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadTransactions, viewOf } from './transactions-data.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadTransactions);
export const clientLoader = browserLoader(loadTransactions);

export const handle = {
  namespaces: ['transactions', 'credits'],
  title: (t, _data, { search }) =>
    `${t(($) => $.transactions.views[viewOf(search).view])} · ${t(($) => $.transactions.title)}`,
} satisfies PageHandle;

export default TransactionsScreen;
