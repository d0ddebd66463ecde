import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { selectNotice } from '@velours/machines/liveRefresh';
import { selectItems } from '@velours/machines/messageOutbox';
import { useApi } from '../../data/ApiProvider.tsx';
import { messagesKey } from '../../data/keys.ts';
import { createLiveRefreshActor } from './live-refresh-actor.ts';
import { listedMessages } from './listed-messages.ts';
import { liveStore } from './live-store.ts';
import { onPushMessage } from '../push/push-messages.ts';
import { createOutboxActor } from './outbox-actor.ts';

/** Runs beside all pages of a member who is logged in: the live refresh and the outbox. */
export function LiveMember(props: { memberId: string }): null {
  const api = useApi();
  const client = useQueryClient();
  const { memberId } = props;

  useEffect(() => {
    const refresh = createLiveRefreshActor(api, client);
    const outbox = createOutboxActor({ api, client, memberId });
    const stops = [
      () => refresh.stop(),
      onPushMessage(() => refresh.send({ type: 'PUSH_MESSAGE' })),
      () => outbox.stop(),
      refresh.subscribe((snapshot) => liveStore.set({ connection: selectNotice(snapshot) })),
      outbox.subscribe((snapshot) => liveStore.set({ outbox: selectItems(snapshot) })),
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[0] !== messagesKey[0]) return;
        const messageIds = listedMessages(query.state.data);
        // After the render that shows them, so that a message never disappears in between.
        setTimeout(() => outbox.send({ type: 'LISTED', messageIds }));
      }),
    ].map((stop) => (typeof stop === 'function' ? stop : () => stop.unsubscribe()));

    const onVisibility = (): void =>
      refresh.send({ type: document.visibilityState === 'visible' ? 'VISIBLE' : 'HIDDEN' });
    const onOnline = (): void => {
      refresh.send({ type: 'ONLINE' });
      outbox.send({ type: 'ONLINE' });
    };
    const onOffline = (): void => {
      refresh.send({ type: 'OFFLINE' });
      outbox.send({ type: 'OFFLINE' });
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);

    refresh.start();
    refresh.send({ type: 'LOGGED_IN' });
    outbox.start();
    liveStore.connect((command) => outbox.send(command));

    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      for (const stop of stops) stop();
      liveStore.disconnect();
    };
  }, [api, client, memberId]);

  return null;
}
