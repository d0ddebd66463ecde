import { browserLoader } from '../../app/data/browser-loader.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { loadMatchFinder, submitPreferences } from './match-finder.ts';
import { MatchFinderScreen } from './MatchFinderScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadMatchFinder);
export const clientLoader = browserLoader(loadMatchFinder);
export const action = serverAction(submitPreferences);
export const clientAction = browserAction(submitPreferences);

export const handle = {
  namespaces: ['matchfinder', 'members', 'interests', 'profile'],
  title: (t) => t(($) => $.matchfinder.title),
} satisfies PageHandle;

export default MatchFinderScreen;
