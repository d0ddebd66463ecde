import { useSearchParams } from 'react-router';
import { browserLoader } from '../data/browser-loader.ts';
import { loadSessions } from '../data/pages/mydata.ts';
import { SessionsScreen } from '../screens/SessionsScreen.tsx';
import { endSessionAction } from '../server/actions/mydata.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';

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
