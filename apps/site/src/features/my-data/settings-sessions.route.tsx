import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSessions, submitEndSession } from './my-data.ts';
import { SessionsScreen } from './SessionsScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadSessions);
export const clientLoader = browserLoader(loadSessions);
export const action = serverAction(submitEndSession);
export const clientAction = browserAction(submitEndSession);

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.sessions.title),
} satisfies PageHandle;

export default SessionsScreen;
