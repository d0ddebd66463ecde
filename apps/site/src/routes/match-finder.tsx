import { browserLoader } from '../data/browser-loader.ts';
import { loadMatchFinder } from '../data/pages/match-finder.ts';
import { MatchFinderScreen } from '../screens/MatchFinderScreen.tsx';
import { matchPreferencesAction } from '../server/actions/match-preferences.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/match-finder.ts';

export const loader = serverLoader(loadMatchFinder);
export const clientLoader = browserLoader(loadMatchFinder);
export const action = matchPreferencesAction;

export const handle = {
  namespaces: ['matchfinder', 'members', 'profile'],
  title: (t) => t(($) => $.matchfinder.title),
} satisfies PageHandle;

export default function MatchFinderPage({ actionData }: Route.ComponentProps) {
  return <MatchFinderScreen refused={actionData} />;
}
