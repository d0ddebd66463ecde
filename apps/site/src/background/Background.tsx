import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode, useRef } from 'react';
import { useUser } from '../app/data/hooks.ts';
import { userKey } from '../app/data/keys.ts';
import { forgetDrafts, MEMBER_CAME_KEY, readStored } from '../app/data/local-storage.ts';
import { useSnapshot } from '../app/loading/actor-handle.ts';
import { useAsyncModule } from '../app/loading/parts.tsx';
import { followSession, sendToSession, session, sessionChannel } from './session/session.ts';
import { useLocation, useNavigate } from 'react-router';
import type { paths } from '@velours/api-client';

/** What runs beside all pages: the session follows other tabs, and for a member the host of actors is fetched. */
export function Background(): ReactNode {
  const user = useUser();
  const isMember = user !== null;
  const ownId = user?.profile.id ?? null;
  // Nothing runs for who is banned.
  const memberId = user?.status === 'banned' ? undefined : (ownId ?? undefined);
  const client = useQueryClient();
  usePageHidden();

  useEffect(() => {
    // Where it is not known who is there, nobody has left.
    if (ownId === null && client.getQueryData(userKey) === undefined) return;
    for (const store of [() => localStorage, () => sessionStorage]) forgetDrafts(ownId, store);
  }, [client, ownId]);

  useEffect(
    () =>
      sessionChannel().listen((fact) => {
        void sendToSession(
          fact.type === 'loggedIn'
            ? { type: 'LOGGED_IN_ELSEWHERE', memberId: fact.memberId }
            : { type: 'LOGGED_OUT_ELSEWHERE' },
        );
      }),
    [],
  );
  // Somebody logged in by the plain form of another tab, which tells nobody; or while this page was on its way, or kept to go back to.
  useEffect(() => {
    if (isMember) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const ask = (): void => void sendToSession({ type: 'LOGGED_IN_ELSEWHERE', memberId: '' });
    const askIfSince = (): void => {
      if (Number(readStored(MEMBER_CAME_KEY)) > performance.timeOrigin) ask();
    };
    askIfSince();
    addEventListener('pageshow', askIfSince, { signal });
    addEventListener('storage', ({ key }) => key === MEMBER_CAME_KEY && ask(), { signal });
    return () => over.abort();
  }, [isMember]);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const onVisibility = (): void => {
      if (document.visibilityState !== 'visible') return;
      // A member's session may have run out meanwhile; nothing of a visitor's has. Without a network that can wait.
      if (isMember) session.send({ type: 'VISIBLE' });
      else session.tell({ type: 'VISIBLE' });
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    addEventListener('online', () => session.tell({ type: 'ONLINE' }), { signal });
    return () => over.abort();
  }, [isMember]);

  const part = useAsyncModule(() => import('./MemberHost.tsx'), memberId !== undefined);
  return part && memberId !== undefined ? <part.MemberHost memberId={memberId} /> : null;
}

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
  const part = useAsyncModule(() => import('./session/SessionTrouble.tsx'), isUncertain);

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

const PATH = '/api/page-hidden.php' satisfies keyof paths;

/**
 * Tells the server when the page is hidden (spec section 7). Where the address that the visitor came in at has `lb`, it says so once if
 * they have done nothing there: page bounce logging (spec section 2).
 */
function usePageHidden(): void {
  const { pathname, search } = useLocation();
  /** The path to count; null where there is none, or no more. */
  const landing = useRef(new URLSearchParams(search).has('lb') ? pathname : null);

  useEffect(() => {
    if (pathname !== landing.current) landing.current = null;
  }, [pathname]);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const onSubmit = (): void => {
      landing.current = null;
    };
    const onVisibility = (): void => {
      if (document.visibilityState !== 'hidden') return;
      const query =
        landing.current === null ? '' : `?${new URLSearchParams({ lb: landing.current })}`;
      landing.current = null;
      // A beacon outlives the page, but has no headers: the type is the blob's.
      navigator.sendBeacon(PATH + query, new Blob(['{}'], { type: 'application/json' }));
    };
    document.addEventListener('submit', onSubmit, { signal, capture: true });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => over.abort();
  }, []);
}
