import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useUser } from '../app/data/hooks.ts';
import { userKey } from '../app/data/keys.ts';
import { forgetDrafts, MEMBER_CAME_KEY, readStored } from '../app/data/local-storage.ts';
import { useAsyncModule } from '../app/loading/parts.tsx';
import { usePageHidden } from './page-hidden.ts';
import { sendToSession, session, sessionChannel } from './session/session.ts';

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
