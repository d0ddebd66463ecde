import { browserLoader } from '../data/browser-loader.ts';
import { loadWithdrawal } from '../data/pages/transactions.ts';
import { WithdrawalScreen } from '../screens/WithdrawalScreen.tsx';
import { withdrawAction } from '../server/actions/withdraw.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/withdrawal.ts';

export const loader = serverLoader(loadWithdrawal);
export const clientLoader = browserLoader(loadWithdrawal);
export const action = withdrawAction;

export const handle = {
  namespaces: ['transactions', 'credits'],
  title: (t) => t(($) => $.transactions.withdrawal.title),
} satisfies PageHandle;

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalScreen key={loaderData.orderId} {...loaderData} refused={actionData} />;
}
