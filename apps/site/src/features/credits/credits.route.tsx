import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadCredits, submitCredits } from './credits.ts';
import { CreditsScreen } from './CreditsScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/credits.route.ts';

export const loader = serverLoader(loadCredits);
export const clientLoader = browserLoader(loadCredits);
// In the browser the form goes to the statechart of the payment, whose actor it is.
export const action = serverAction(submitCredits);

/** Another choice on the page asks for its price by itself. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined;

export const handle = {
  namespaces: ['credits', 'offers'],
  title: (t) => t(($) => $.credits.form.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function CreditsPage({ loaderData }: Route.ComponentProps) {
  return <CreditsScreen codeRefusal={loaderData.codeRefusal} />;
}
