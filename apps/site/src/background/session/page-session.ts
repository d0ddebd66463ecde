import type { QueryClient } from '@tanstack/react-query';
import { changeMember } from '../../app/data/query-client.ts';
import { userKey } from '../../app/data/keys.ts';
import type { Api, Schemas } from '../../app/data/api.ts';
import { createSession, type Session } from './session.ts';
import { sessionChannel } from './session-channel.ts';
import { siteMember, type SiteMember } from './site-member.ts';

/** A page's client and cache, as far as its session needs them. */
export interface SessionPage {
  api: Api;
  client: QueryClient;
  /** The API without tries of its own. @default the same */
  onceApi?: Api | undefined;
}

export interface PageSession extends Session {
  /** The router takes the session along from now on; returns how it stops. */
  follow: (navigate: (path: string) => void) => () => void;
}

/** A page has one cache and one session. */
const sessions = new WeakMap<QueryClient, PageSession>();

/** The session of a page. */
export function sessionOf(page: SessionPage): PageSession {
  const known = sessions.get(page.client);
  if (known) return known;
  const session = openSession(page);
  sessions.set(page.client, session);
  return session;
}

function openSession({ api, client, onceApi = api }: SessionPage): PageSession {
  const leave = (path: string): void => location.assign(path);
  let navigate = leave;
  const member = (): SiteMember | null | undefined =>
    siteMember(client.getQueryData<Schemas['User'] | null>(userKey));

  const session = createSession({
    now: () => Date.now(),
    member,
    async start(start) {
      const { startSession } = await import('./session-actor.ts');
      const parts = {
        api,
        onceApi,
        now: () => Date.now(),
        changeMember: (user: Schemas['User'] | null) => changeMember(client, user),
        tellOtherTabs: sessionChannel().tell,
        navigate: (path: string) => navigate(path),
        leave,
      };
      return startSession(parts, start);
    },
    doWithout({ type }) {
      // The log-in form says so itself; a new document asks the server who is there.
      if (type === 'LOG_OUT') leave('/logout');
      else if (type !== 'LOG_IN') location.reload();
    },
  });

  return {
    ...session,
    follow(go) {
      navigate = go;
      const stop = client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.query.queryKey[0] !== userKey[0]) return;
        void session.send({ type: 'MEMBER_READ', member: member() ?? null });
      });
      return () => {
        navigate = leave;
        stop();
      };
    },
  };
}
