import { useSearchParams } from 'react-router';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSessions } from './mydata-data.ts';
import { SessionsScreen } from './SessionsScreen.tsx';
import { endSessionAction } from './mydata.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadSessions);
export const clientLoader = browserLoader(loadSessions);
export const action = endSessionAction;

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.sessions.title),
} satisfies PageHandle;

export default function SessionsPage() {
  const [params] = useSearchParams();
  return <SessionsScreen isEnded={params.has('ended')} />;
}
