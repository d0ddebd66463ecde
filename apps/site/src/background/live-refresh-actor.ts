import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, type EventObject } from 'xstate';
import type { StreamEvent } from '@velours/api-client';
import {
  liveRefreshMachine,
  selectNotice,
  type LiveRefreshEvent,
  type Reloadable,
} from '@velours/machines/liveRefresh';
import type { Api } from '../app/data/api.ts';
import { chatsKey, likesKey, messagesKey, userKey } from '../app/data/keys.ts';
import { chatsQuery, likesQuery, userQuery } from '../app/data/queries.ts';
import { showing, type RunningActor } from '../app/loading/actor-handle.ts';
import { applyLiveEvent, STREAM_EVENTS } from './events.ts';
import type { Connection } from './host.ts';

const STREAM = '/api/events.php';

type Reload = (what: readonly Reloadable[]) => void;

/** Reads member, chats and likes again. */
export function createReload(api: Api, client: QueryClient): Reload {
  const queries = {
    user: () => client.fetchQuery({ ...userQuery(api), staleTime: 0 }),
    chats: () => client.fetchQuery({ ...chatsQuery(api), staleTime: 0 }),
    likes: () => client.fetchQuery({ ...likesQuery(api), staleTime: 0 }),
  };
  const keys = { user: userKey, chats: chatsKey, likes: likesKey };
  const read = async (name: Reloadable): Promise<void> => {
    const isOnItsWay = client.isFetching({ queryKey: keys[name], exact: true }) > 0;
    await queries[name]();
    // That answer may be from before the news.
    if (isOnItsWay) await queries[name]();
  };
  return (what) => {
    // A refresh that fails is followed by the next one.
    for (const name of what) void read(name).catch(() => undefined);
    // An open conversation misses what was said while the stream was down, as the list does.
    if (what.includes('chats')) void client.invalidateQueries({ queryKey: messagesKey });
  };
}

/** Keeps member, chats and likes fresh: the event stream, and polling as the floor (spec section 4). */
export function startLiveRefresh(
  client: QueryClient,
  reload: Reload,
  signal: AbortSignal,
): RunningActor<Connection, LiveRefreshEvent> {
  const stream = fromCallback<EventObject, undefined>(({ sendBack }) => {
    const source = new EventSource(STREAM);
    source.addEventListener('open', () => sendBack({ type: 'STREAM_OPENED' }));
    // The statechart decides when to try again, not the browser.
    source.addEventListener('error', () => {
      source.close();
      sendBack({ type: 'STREAM_LOST' });
    });
    for (const name of STREAM_EVENTS) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = { event: name, data: JSON.parse(data || '{}') } as StreamEvent;
        applyLiveEvent(event, {
          client,
          reload,
          now: () => new Date().toISOString(),
        });
      });
    }
    return () => source.close();
  });

  const isVisible = (): boolean => document.visibilityState === 'visible';
  const actor = createActor(
    liveRefreshMachine.provide({
      actors: { stream },
      actions: { reload: (_args, { what }) => reload(what) },
    }),
    {
      input: {
        now: () => Date.now(),
        random: () => Math.random(),
        isPushSubscribed: false,
        isVisible: isVisible(),
        isOnline: navigator.onLine,
      },
    },
  );
  document.addEventListener(
    'visibilitychange',
    () => actor.send({ type: isVisible() ? 'VISIBLE' : 'HIDDEN' }),
    { signal },
  );
  addEventListener('online', () => actor.send({ type: 'ONLINE' }), { signal });
  addEventListener('offline', () => actor.send({ type: 'OFFLINE' }), { signal });
  actor.start();
  actor.send({ type: 'LOGGED_IN' });
  return showing(actor, selectNotice);
}
