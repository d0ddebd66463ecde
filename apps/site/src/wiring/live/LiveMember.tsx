import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { selectNotice } from '@velours/machines/liveRefresh';
import { useApi } from '../../data/ApiProvider.tsx';
import { createLiveRefreshActor } from './live-refresh-actor.ts';
import { liveStore } from './live-store.ts';
import type { OutboxParts } from './outbox-actor.ts';
import type { runOutbox } from './outbox-session.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { onPushMessage } from '../push/push-messages.ts';

type LoadOutbox = () => Promise<{ runOutbox: typeof runOutbox }>;

/** Runs beside all pages of a member who is logged in: the live refresh and the outbox. */
export function LiveMember(props: { memberId: string; loadOutbox: LoadOutbox }): null {
  const api = useApi();
  const client = useQueryClient();
  const { memberId, loadOutbox } = props;

  useEffect(() => {
    const refresh = createLiveRefreshActor(api, client);
    const outbox = lazyOutbox({ api, client, memberId }, loadOutbox);
    const stops = [
      () => refresh.stop(),
      outbox,
      onPushMessage(() => refresh.send({ type: 'PUSH_MESSAGE' })),
      refresh.subscribe((snapshot) => liveStore.set({ connection: selectNotice(snapshot) })),
    ].map((stop) => (typeof stop === 'function' ? stop : () => stop.unsubscribe()));

    const onVisibility = (): void =>
      refresh.send({ type: document.visibilityState === 'visible' ? 'VISIBLE' : 'HIDDEN' });
    const onOnline = (): void => refresh.send({ type: 'ONLINE' });
    const onOffline = (): void => refresh.send({ type: 'OFFLINE' });
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);

    refresh.start();
    refresh.send({ type: 'LOGGED_IN' });

    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      for (const stop of stops) stop();
      liveStore.disconnect();
    };
  }, [api, client, memberId, loadOutbox]);

  return null;
}

/**
 * The outbox, fetched when a message of an earlier visit still waits in this browser, or when a conversation is opened.
 * Returns how it ends.
 */
function lazyOutbox(parts: OutboxParts, fetchOutbox: LoadOutbox): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const outbox = await fetchOutbox();
      if (!isOver) stop = outbox.runOutbox(parts);
    } catch {
      // A failed chunk is the reload guard's affair; the next message asks again.
      loading = undefined;
    }
  }
  const start = (): void => {
    loading ??= load();
  };
  async function startIfSomethingWaits(): Promise<void> {
    const waiting = await createOutboxStorage(parts.memberId, indexedDB).read();
    if (waiting.length > 0) start();
  }

  const forget = liveStore.whenOutboxIsWanted(start);
  // Where the storage cannot be read the outbox itself says what that means.
  startIfSomethingWaits().catch(start);
  return () => {
    isOver = true;
    forget();
    stop?.();
  };
}
