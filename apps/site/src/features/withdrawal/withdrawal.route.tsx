import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadWithdrawal } from '../transactions/transactions.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';
import { submitWithdrawal } from './withdrawal.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/withdrawal.route.ts';

export const loader = serverLoader(loadWithdrawal);
export const clientLoader = browserLoader(loadWithdrawal);
export const action = serverAction(submitWithdrawal);
export const clientAction = browserAction(submitWithdrawal);

export const handle = {
  namespaces: ['transactions', 'credits'],
  title: (t) => t(($) => $.transactions.withdrawal.title),
} satisfies PageHandle;

export default function WithdrawalPage({ loaderData }: Route.ComponentProps) {
  return <WithdrawalScreen key={loaderData.orderId} {...loaderData} />;
}
