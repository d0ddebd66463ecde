import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import { followSession, sendToSession, session } from './session.ts';

/**
 * Connects the session with the router, and takes the page away while it is not certain whose it is: another member has logged in
 * in another tab, or the session is over and the next document is on its way. Nothing of a member stays in sight.
 */
export function SessionGate(props: { children: ReactNode }): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const view = useSnapshot(session);
  const isUncertain = view?.isUncertain ?? false;
  const part = useAsyncModule(() => import('./SessionTrouble.tsx'), isUncertain);

  useEffect(() => session.tell({ type: 'PAGE', pathname }), [pathname]);
  useEffect(
    // The page of visitors is not one to come back to.
    () => followSession(client, (path) => void navigate(path, { replace: true })),
    [client, navigate],
  );

  if (!isUncertain) return props.children;
  if (!part) return null;
  const retry = (): void => void sendToSession({ type: 'RETRY' });
  return view?.isUnreachable ? <part.SessionUnreachable onRetry={retry} /> : <part.SessionAsking />;
}
