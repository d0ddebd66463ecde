import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { browserLoader } from '../data/browser-loader.ts';
import { loadCredits } from '../data/pages/credits.ts';
import { CreditsScreen } from '../screens/CreditsScreen.tsx';
import { orderAction } from '../server/actions/order.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/credits.ts';

export const loader = serverLoader(loadCredits);
export const clientLoader = browserLoader(loadCredits);
export const action = orderAction;

/** Another choice on the page asks for its price by itself. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined;

export const handle = {
  namespaces: ['credits'],
  title: (t) => t(($) => $.credits.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function CreditsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CreditsScreen idempotencyKey={loaderData.idempotencyKey} refused={actionData} />;
}
