import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadDirectDebit, submitDirectDebit } from './direct-debit.ts';
import { DirectDebitScreen, NoOrder } from './DirectDebitScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/directdebit.route.ts';

export const loader = serverLoader(loadDirectDebit);
export const clientLoader = browserLoader(loadDirectDebit);
// In the browser the forms go to the statechart, whose actors it is.
export const action = serverAction(submitDirectDebit);

export const handle = {
  namespaces: ['credits', 'debit'],
  title: (t) => t(($) => $.debit.form.title),
} satisfies PageHandle;

export default function DirectDebitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderId, isCodeSent } = loaderData;
  if (orderId === null) return <NoOrder />;
  return <DirectDebitScreen key={orderId} {...{ orderId, isCodeSent }} refused={actionData} />;
}
