import { browserLoader } from '../../app/data/browser-loader.ts';
import { submitObjection } from '../ban/ban.ts';
import { loadDecisions } from './safety-data.ts';
import { DecisionsScreen } from './DecisionsScreen.tsx';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadDecisions);
export const clientLoader = browserLoader(loadDecisions);
export const action = serverAction(submitObjection('/decisions'));
export const clientAction = browserAction(submitObjection('/decisions'));

export const handle = {
  namespaces: ['safety', 'ban'],
  title: (t) => t(($) => $.safety.decisions.title),
} satisfies PageHandle;

export default DecisionsScreen;
