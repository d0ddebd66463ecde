import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadMatchFinder } from './match-finder-data.ts';
import { MatchFinderScreen } from './MatchFinderScreen.tsx';
import { matchPreferencesAction } from './match-preferences.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/match-finder.route.ts';

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
