import { browserLoader } from '../data/browser-loader.ts';
import { loadDirectDebit } from '../data/pages/direct-debit.ts';
import { DirectDebitScreen } from '../screens/DirectDebitScreen.tsx';
import { directDebitAction } from '../server/actions/direct-debit.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/directdebit.ts';

export const loader = serverLoader(loadDirectDebit);
export const clientLoader = browserLoader(loadDirectDebit);
export const action = directDebitAction;

export const handle = {
  namespaces: ['credits', 'debit'],
  title: (t) => t(($) => $.debit.title),
} satisfies PageHandle;

export default function DirectDebitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderId, isCodeSent, idempotencyKey } = loaderData;
  return (
    <DirectDebitScreen
      key={orderId}
      {...{ orderId, isCodeSent, idempotencyKey }}
      refused={actionData}
    />
  );
}
