import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadCredits } from './credits-data.ts';
import { CreditsScreen } from './CreditsScreen.tsx';
import { orderAction } from './order.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/credits.route.ts';

export const loader = serverLoader(loadCredits);
export const clientLoader = browserLoader(loadCredits);
export const action = orderAction;

/** Another choice on the page asks for its price by itself. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined;

export const handle = {
  namespaces: ['credits'],
  title: (t) => t(($) => $.credits.form.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function CreditsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CreditsScreen idempotencyKey={loaderData.idempotencyKey} refused={actionData} />;
}
