import { selectNotice } from '@velours/machines/liveRefresh';
import { clearUnread } from '../app/data/chat-cache.ts';
import { chatsChannel } from './removal/chats-channel.ts';
import { removalPort } from './removal/removal-port.ts';
import { likeAddress } from './like-overlay/like-address.ts';
import { likeOverlayPort } from './like-overlay/like-port.ts';
import { likesChannel } from './like-overlay/likes-channel.ts';
import { onPushMessage } from './push/push-messages.ts';
import { pushPort } from './push/push-port.ts';
import { savedEndpoint } from './push/saved-endpoint.ts';
import { isConversation } from './events.ts';
import { createLiveRefreshActor, createReload } from './live-refresh-actor.ts';
import { liveStore } from './live-store.ts';
import { createOutboxStorage } from './outbox/outbox-storage.ts';
import { serveMember, type ServedMember } from './serve-member.ts';

export type MemberSession = Omit<ServedMember, 'saved' | 'otherTabs' | 'likes' | 'onSubscription'>;

/**
 * What runs for a member beside all pages: the live refresh at once, the rest when it is wanted. Returns how it ends; the next
 * member's begins with nothing of this one's.
 */
export function runMember(member: MemberSession): () => void {
  const { api, client, memberId } = member;
  const over = new AbortController();
  const { signal } = over;
  const reload = createReload(api, client);
  const refresh = createLiveRefreshActor(client, reload);
  const otherTabs = chatsChannel(memberId);
  const otherLikes = likesChannel(memberId);
  const saved = savedEndpoint(memberId, () => localStorage);
  const isSeen = (): boolean => document.visibilityState === 'visible';

  refresh.subscribe((snapshot) => liveStore.set({ connection: selectNotice(snapshot) }));
  document.addEventListener(
    'visibilitychange',
    () => refresh.send({ type: isSeen() ? 'VISIBLE' : 'HIDDEN' }),
    { signal },
  );
  addEventListener('online', () => refresh.send({ type: 'ONLINE' }), { signal });
  addEventListener('offline', () => refresh.send({ type: 'OFFLINE' }), { signal });
  refresh.start();
  refresh.send({ type: 'LOGGED_IN' });

  const stops = [
    otherTabs.listen(({ type, conversation }) => {
      if (type === 'removed') {
        removalPort.send({ type: 'REMOVED_ELSEWHERE', conversationId: conversation });
      } else if (!clearUnread(client, conversation)) reload(['chats']);
    }),
    otherLikes.listen((shown) => likeOverlayPort.send({ type: 'SHOWN_ELSEWHERE', ...shown })),
    onPushMessage(() => {
      refresh.send({ type: 'PUSH_MESSAGE' });
      pushPort.tell({ type: 'MESSAGE' });
    }),
    saved.watch(() => pushPort.want()),
    serveMember({
      ...member,
      saved,
      otherTabs,
      likes: {
        otherTabs: otherLikes,
        conditions: () => ({ isVisible: isSeen(), isWriting: isConversation(location.pathname) }),
        removeParameter: likeAddress.removeParameter,
      },
      onSubscription: (isSubscribed) => refresh.send({ type: 'PUSH_SUBSCRIPTION', isSubscribed }),
    }),
  ];

  // Push that is on, and messages of an earlier visit, are not waited for by any page.
  if (saved.read() !== null) pushPort.want();
  wantOutboxIfSomethingWaits(memberId).catch(() => liveStore.want());

  return () => {
    over.abort();
    for (const stop of stops) stop();
    otherTabs.close();
    otherLikes.close();
    refresh.stop();
    liveStore.disconnect();
  };
}

/** Where the storage cannot be read the outbox itself says what that means. */
async function wantOutboxIfSomethingWaits(memberId: string): Promise<void> {
  const waiting = await createOutboxStorage(memberId, indexedDB).read();
  if (waiting.length > 0) liveStore.want();
}
