import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadWithdrawal } from '../transactions/transactions-data.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';
import { withdrawAction } from './withdraw.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/withdrawal.route.ts';

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
