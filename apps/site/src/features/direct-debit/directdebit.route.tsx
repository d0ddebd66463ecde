import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadDirectDebit } from './direct-debit-data.ts';
import { DirectDebitScreen } from './DirectDebitScreen.tsx';
import { directDebitAction } from './direct-debit.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/directdebit.route.ts';

export const loader = serverLoader(loadDirectDebit);
export const clientLoader = browserLoader(loadDirectDebit);
export const action = directDebitAction;

export const handle = {
  namespaces: ['credits', 'debit'],
  title: (t) => t(($) => $.debit.form.title),
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
