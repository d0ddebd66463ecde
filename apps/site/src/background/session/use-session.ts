import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../app/data/api.ts';
import type { SessionView } from './session-words.ts';
import { sessionOf, type PageSession } from './page-session.ts';

/** The session of this page. */
export function useSession(): PageSession {
  const api = useApi();
  const client = useQueryClient();
  return useMemo(() => sessionOf({ api, client }), [api, client]);
}

/** What has become of the session since the page came; undefined where nothing has. */
export function useSessionView(): SessionView | undefined {
  const { subscribe, view } = useSession();
  return useSyncExternalStore(subscribe, view, () => undefined);
}
