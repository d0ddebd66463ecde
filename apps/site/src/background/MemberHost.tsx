import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { LocationPermission } from '@velours/machines/geolocation';
import { useApi } from '../app/data/api.ts';
import { clearUnread } from '../app/data/chat-cache.ts';
import { useAttention, useSettings } from '../app/data/hooks.ts';
import {
  endpointKey,
  MEMBER_CAME_KEY,
  readStored,
  store,
  watchOtherTabs,
  DISMISSAL_PREFIX,
} from '../app/data/local-storage.ts';
import type { ActorHandle, RunningActor } from '../app/loading/actor-handle.ts';
import { useTexts } from '../app/i18n/TextsProvider.tsx';
import { loadWhenOnline } from '../app/loading/chunk-reload.ts';
import { useFirstTouch } from '../app/loading/first-touch.ts';
import { useAsyncModule } from '../app/loading/parts.tsx';
import { PLACE_KEY, watchLocationPermission } from './geolocation/location-permission.ts';
import type { InstallPrompt } from './app-notices.tsx';
import { host, type Member } from './host.ts';
import { followConnection } from './kept-page.ts';
import { useLikeFacts } from './like-overlay/use-like-facts.ts';
import { createReload, startLiveRefresh } from './live-refresh-actor.ts';
import { chatsChannel, likesChannel } from './member-channels.ts';
import { createOutboxStorage } from './outbox/outbox-storage.ts';

/** Network Information API, which not every browser has. */
type WithConnection = Partial<Record<'connection', { readonly saveData?: boolean }>>;

/** Runs what runs beside all pages of a member who is logged in. */
export function MemberHost({ memberId }: { memberId: string }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const texts = useTexts();
  const { push_public_key: publicKey } = useSettings();

  useEffect(() => {
    // However they have logged in: other tabs that sleep hear only this (app/server/sleeping-page.ts).
    store(MEMBER_CAME_KEY, String(Date.now()));
    const otherTabs = { chats: chatsChannel(memberId), likes: likesChannel(memberId) };
    const reload = createReload(api, client);
    const member: Member = { api, client, memberId, publicKey, navigate, otherTabs, reload };
    const over = new AbortController();
    runMember(member, over.signal);
    return () => {
      over.abort();
      otherTabs.chats.close();
      otherTabs.likes.close();
    };
  }, [api, client, memberId, publicKey, navigate]);
  useEffect(() => {
    const { connection } = navigator as Navigator & WithConnection;
    // An installed app has the files already.
    if (connection?.saveData || navigator.serviceWorker?.controller) return undefined;
    const over = new AbortController();
    import('../app/loading/ahead.ts')
      .then(({ loadAhead }) => loadAhead({ api, client, texts, signal: over.signal }))
      .catch(() => undefined);
    return () => over.abort();
  }, [api, client, texts]);
  useLikeFacts();
  const { unreadMessages: unread, newLikes: likes } = useAttention();
  const [known] = useState({ unread, likes });
  const hasNews = unread !== known.unread || likes !== known.likes;
  const news = useAsyncModule(() => import('./AttentionNews.tsx'), hasNews);
  const part = useAsyncModule(() => import('./MemberPages.tsx'), useFirstTouch());
  return (
    <>
      {news && <news.AttentionNews known={known} />}
      {part && <part.MemberPages />}
    </>
  );
}

type Start<Snapshot, Event> = (
  member: Member,
  signal: AbortSignal,
) => RunningActor<Snapshot, Event>;

/** The live refresh at once, the rest when it is wanted. The next member's begins with nothing of this one's. */
function runMember(member: Member, signal: AbortSignal): void {
  const { client, memberId, otherTabs, reload } = member;

  /** Stands behind a handle with code that is fetched once it is wanted; returns how that ends. */
  function serve<Snapshot, Event>(
    handle: ActorHandle<Snapshot, Event>,
    load: () => Promise<Start<Snapshot, Event>>,
  ): () => void {
    const end = handle.serve(async () => {
      const start = await loadWhenOnline(load);
      return (until) => start(member, until);
    });
    signal.addEventListener('abort', end);
    return end;
  }
  const serveModal = (): (() => void) =>
    serve(
      host.timeBonusModal,
      async () => (await import('./time-bonus/modal-actor.ts')).startTimeBonusModal,
    );

  serve(host.liveRefresh, async () => startLiveRefresh);
  serve(host.outbox, async () => (await import('./outbox/outbox-actor.ts')).startOutbox);
  serve(host.push, async () => (await import('./push/push-actor.ts')).startPush);
  serve(host.removal, async () => (await import('./chat-removal/removal-actor.ts')).startRemoval);
  serve(
    host.likeOverlay,
    async () => (await import('./like-overlay/like-overlay-actor.ts')).startLikeOverlay,
  );
  serve(
    host.geolocation,
    async () => (await import('./geolocation/geolocation-actor.ts')).startGeolocation,
  );
  serve(
    host.timeBonus,
    async () => (await import('./time-bonus/time-bonus-actor.ts')).startTimeBonus,
  );
  serve(host.discount, async () => (await import('./time-bonus/discount-actor.ts')).startDiscount);
  let endModal = serveModal();

  otherTabs.chats.listen(({ type, conversation }) => {
    if (type === 'removed') {
      host.removal.send({ type: 'REMOVED_ELSEWHERE', conversationId: conversation });
    } else if (type === 'written') {
      host.outbox.send({ type: 'CHANGED_ELSEWHERE' });
    } else if (!clearUnread(client, conversation)) reload(['chats']);
  });
  otherTabs.likes.listen((shown) => host.likeOverlay.send({ type: 'SHOWN_ELSEWHERE', ...shown }));
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== `${DISMISSAL_PREFIX}time-bonus` || !host.timeBonusModal.getSnapshot()) return;
      // Closed in another tab: it begins anew, as closed.
      endModal();
      endModal = serveModal();
      host.timeBonusModal.want();
    },
    { signal },
  );
  followConnection(client, signal);
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      // The site asks, once, where it disturbs nobody.
      event.preventDefault();
      void import('./app-notices.tsx').then((part) => part.offerInstall(event as InstallPrompt));
    },
    { signal },
  );
  if ('serviceWorker' in navigator) {
    // A push message has come to this browser (worker/notifications.ts).
    const onMessage = ({ data }: MessageEvent<{ type?: string } | null>): void => {
      if (data?.type !== 'push-message') return;
      host.liveRefresh.tell({ type: 'PUSH_MESSAGE' });
      host.push.tell({ type: 'MESSAGE' });
    };
    navigator.serviceWorker.addEventListener('message', onMessage, { signal });
  }

  // What is live, push that is on, and messages of an earlier visit are not waited for by any page.
  host.liveRefresh.want();
  const endpoint = endpointKey(memberId);
  watchOtherTabs(endpoint, () => host.push.want(), signal);
  if (readStored(endpoint) !== null) host.push.want();
  // Where the browser allows it already the place is kept up to date, and what was found goes where it no longer does. Nothing asks.
  const keepPlace = (permission: LocationPermission): void => {
    if (permission === 'granted' || readStored(PLACE_KEY)) host.geolocation.want();
  };
  signal.addEventListener('abort', watchLocationPermission(keepPlace));
  void createOutboxStorage(memberId)
    .read()
    .then(
      ({ length }) => length > 0 && host.outbox.want(),
      // Where the storage cannot be read the outbox itself says what that means.
      () => host.outbox.want(),
    );
}
