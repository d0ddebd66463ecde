import type { QueryClient } from '@tanstack/react-query';
import type { SessionEvent, SessionFact } from '@velours/machines/session';
import { changeMember, siteMember, type SiteMember } from '../../app/data/queries.ts';
import { userKey } from '../../app/data/keys.ts';
import type { Api, Schemas } from '../../app/data/api.ts';
import { leaveDocument } from '../../app/document/leave-document.ts';
import { sharedChannel } from '../../app/data/tab-channel.ts';
import { createActorHandle } from '../../app/loading/actor-handle.ts';
import type { SessionView } from './session-actor.ts';

/**
 * The session of the page (spec section 4). Nearly every page ends as it began, so its statechart is fetched with the first event
 * that may change something; until then nothing has happened since the page came.
 */
export const session = createActorHandle<SessionView, SessionEvent>();

/** Resolves when the statechart has it; where that cannot be fetched, when the page is about to be left. */
export const sendToSession = (event: SessionEvent): Promise<void> =>
  new Promise((done) => {
    session.send(event, done, () => {
      // A new document asks the server who is there.
      leaveDocument(event.type === 'LOG_OUT' ? '/logout' : undefined);
      done();
    });
  });

let navigate: (path: string) => void = leaveDocument;
let end: (() => void) | undefined;

/** A page's client and cache, as far as its session needs them. */
export interface SessionPage {
  api: Api;
  /** The API without tries of its own: the statechart counts them (spec section 7). */
  onceApi: Api;
  queryClient: QueryClient;
}

const memberOf = (client: QueryClient): SiteMember | null | undefined =>
  siteMember(client.getQueryData<Schemas['User'] | null>(userKey));

/** Who was there when the page was last told of it; a statechart that comes later begins with them. */
let known: SiteMember | null | undefined;

/** Begins the session of a page, instead of that of the page before. */
export function serveSession({ api, onceApi, queryClient }: SessionPage): void {
  end?.();
  known = undefined;
  const since = Date.now();
  end = session.serve(async () => {
    const { startSession } = await import('./session-actor.ts');
    return () =>
      startSession({
        api,
        onceApi,
        since,
        member: known === undefined ? memberOf(queryClient) : known,
        changeMember: (user) => changeMember(queryClient, user),
        tellOtherTabs: sessionChannel().tell,
        navigate: (path) => navigate(path),
        leave: leaveDocument,
      });
  });
}

/** The router takes the session along, which hears of each member that is read; returns how both stop. */
export function followSession(client: QueryClient, go: (path: string) => void): () => void {
  navigate = go;
  if (known === undefined) known = memberOf(client);
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== userKey[0]) return;
    const member = memberOf(client) ?? null;
    if (known === undefined) known = member;
    if (known?.id !== member?.id) void sendToSession({ type: 'MEMBER_READ', member });
    else session.tell({ type: 'MEMBER_READ', member });
  });
  return () => {
    navigate = leaveDocument;
    stop();
  };
}

/** A message of another tab, which may run another version of the site; null where it says nothing we know. */
export function readFact(message: unknown): SessionFact | null {
  const { type, memberId } = (message ?? {}) as { type?: unknown; memberId?: unknown };
  if (type === 'loggedOut') return { type };
  return type === 'loggedIn' && typeof memberId === 'string' ? { type, memberId } : null;
}

/** Where there is none, a tab finds out at its next call. */
export const sessionChannel = sharedChannel('session', readFact);
