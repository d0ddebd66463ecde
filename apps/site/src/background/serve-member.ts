import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../app/data/api.ts';
import type { ChatsChannel } from './removal/chats-channel.ts';
import { removalPort } from './removal/removal-port.ts';
import { discountPort, timeBonusPort } from './time-bonus/discount-ports.ts';
import { pushPort } from './push/push-port.ts';
import { likeOverlayPort } from './like-overlay/like-port.ts';
import type { LikeOverlayParts } from './like-overlay/like-session.ts';
import type { SavedEndpoint } from './push/saved-endpoint.ts';
import { bonusModalPort } from './time-bonus/modal-port.ts';
import { liveStore } from './live-store.ts';
import type { MemberParts } from './member-parts.ts';
import { servePort } from './page-port.ts';

export interface ServedMember {
  api: Api;
  client: QueryClient;
  memberId: string;
  /** VAPID key of the site; null where it has no push. */
  publicKey: string | null;
  parts: MemberParts;
  saved: SavedEndpoint;
  otherTabs: Pick<ChatsChannel, 'tell'>;
  likes: Pick<LikeOverlayParts, 'conditions' | 'removeParameter' | 'otherTabs'>;
  /** Whether push messages come now. */
  onSubscription: (isSubscribed: boolean) => void;
}

/** Stands behind the ports of a member's pages: each part is fetched when it is wanted. Returns how it ends. */
export function serveMember(member: ServedMember): () => void {
  const { api, client, parts } = member;
  const stops = [
    servePort(liveStore, async () => {
      const { runOutbox } = await parts.outbox();
      return () => runOutbox(member);
    }),
    servePort(pushPort, async () => {
      const { runPush } = await parts.push();
      return () => runPush(member);
    }),
    servePort(removalPort, async () => {
      const { runRemoval } = await parts.removal();
      return () => runRemoval(member);
    }),
    servePort(likeOverlayPort, async () => {
      const { runLikeOverlay } = await parts.likeOverlay();
      return () => runLikeOverlay({ ...member, ...member.likes });
    }),
    servePort(timeBonusPort, async () => {
      const { runTimeBonus } = await parts.timeBonus();
      return () => runTimeBonus(api, client);
    }),
    servePort(discountPort, async () => {
      const { runDiscount } = await parts.discount();
      return () => runDiscount(api, client);
    }),
    servePort(bonusModalPort, async () => {
      const { runBonusModal } = await parts.bonusModal();
      return () => runBonusModal();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
