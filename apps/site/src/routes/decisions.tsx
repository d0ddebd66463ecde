import { browserLoader } from '../data/browser-loader.ts';
import { loadDecisions } from '../data/pages/safety.ts';
import { DecisionsScreen } from '../screens/DecisionsScreen.tsx';
import { decisionObjectionAction } from '../server/actions/safety.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/decisions.ts';

export const loader = serverLoader(loadDecisions);
export const clientLoader = browserLoader(loadDecisions);
export const action = decisionObjectionAction;

export const handle = {
  namespaces: ['safety', 'ban'],
  title: (t) => t(($) => $.safety.decisions.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function DecisionsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DecisionsScreen {...loaderData} refused={actionData} />;
}
