import { useEffect } from 'react';
import { sessionChannel } from './session-channel.ts';
import { useSession } from './use-session.ts';

/** Tells the session what it can only hear from outside the page: other tabs, the network, and that it is seen again. */
export function SessionTabs(): null {
  const session = useSession();

  useEffect(() => {
    const onOnline = (): void => void session.send({ type: 'ONLINE' });
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') void session.send({ type: 'VISIBLE' });
    };
    const stop = sessionChannel().listen((fact) => {
      void session.send(
        fact.type === 'loggedIn'
          ? { type: 'LOGGED_IN_ELSEWHERE', memberId: fact.memberId }
          : { type: 'LOGGED_OUT_ELSEWHERE' },
      );
    });
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [session]);

  return null;
}
