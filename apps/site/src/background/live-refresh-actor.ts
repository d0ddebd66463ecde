import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { createActor, fromCallback, type EventObject } from 'xstate';
import {
  liveRefreshMachine,
  selectNotice,
  type LiveRefreshEvent,
} from '@velours/machines/liveRefresh';
import type { Api } from '../app/data/api.ts';
import { chatsKey, messagesKey } from '../app/data/keys.ts';
import { chatsQuery, likesQuery, userQuery } from '../app/data/queries.ts';
import { showing, type RunningActor } from '../app/loading/actor-handle.ts';
import { applyLiveEvent, openSharedStream } from './events.ts';
import type { Member, ShownConnection } from './host.ts';

/** Reads member, chats, likes and open conversations again. */
export function createReload(api: Api, client: QueryClient): Member['reload'] {
  const read = async <Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key>,
  ): Promise<void> => {
    const ask = () => client.fetchQuery({ ...query, staleTime: 0 });
    const isOnItsWay = client.isFetching({ queryKey: query.queryKey, exact: true }) > 0;
    await ask();
    // That answer may be from before the news.
    if (isOnItsWay) await ask();
  };
  const reads = {
    user: () => read(userQuery(api)),
    chats: async () => {
      // The faces over the list too (newMatchesQuery).
      void client.invalidateQueries({ queryKey: [...chatsKey, 'new matches'] });
      await read(chatsQuery(api));
    },
    likes: () => read(likesQuery(api)),
    messages: () => client.invalidateQueries({ queryKey: messagesKey }),
  };
  return (what) => {
    // A refresh that fails is followed by the next one.
    for (const name of what) void reads[name]().catch(() => undefined);
  };
}

/** Keeps member, chats and likes fresh: the event stream, and polling as the floor (spec section 4). */
export function startLiveRefresh(
  { client, memberId, reload }: Pick<Member, 'client' | 'memberId' | 'reload'>,
  signal: AbortSignal,
): RunningActor<ShownConnection, LiveRefreshEvent> {
  const stream = fromCallback<EventObject, undefined>(({ sendBack }) =>
    openSharedStream(memberId, {
      onOpen: () => sendBack({ type: 'STREAM_OPENED' }),
      onLost: () => sendBack({ type: 'STREAM_LOST' }),
      onEvent: (event) =>
        applyLiveEvent(event, { client, reload, now: () => new Date().toISOString() }),
    }),
  );

  const isVisible = (): boolean => document.visibilityState === 'visible';
  const actor = createActor(
    liveRefreshMachine.provide({
      actors: { stream },
      actions: {
        // An open conversation misses what was said while the stream was down, as the list does.
        reload: (_args, { what }) => reload(what.includes('chats') ? [...what, 'messages'] : what),
      },
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
