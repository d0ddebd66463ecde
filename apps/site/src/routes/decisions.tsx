import { browserLoader } from '../data/browser-loader.ts';
import { loadDecisions } from '../data/pages/safety.ts';
import { DecisionsScreen } from '../screens/DecisionsScreen.tsx';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

export const loader = serverLoader(loadDecisions);
export const clientLoader = browserLoader(loadDecisions);

export const handle = {
  namespaces: ['safety'],
  title: (t) => t(($) => $.safety.decisions.title),
  hasBackButton: true,
} satisfies PageHandle;

export default function DecisionsPage() {
  return <DecisionsScreen />;
}
