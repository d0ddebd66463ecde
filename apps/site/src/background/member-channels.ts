import type { LikeShown } from '@velours/machines/likeOverlay';
import { tabChannel, type TabChannel } from '../app/data/tab-channel.ts';

/** What one tab tells the others of the same member's chats. */
export interface ChatsNews {
  /** `written`: what waits to be sent has changed. */
  readonly type: 'removed' | 'read' | 'written';
  /** Empty where it is of no single one. */
  readonly conversation: string;
}

export function readChatsNews(message: unknown): ChatsNews | null {
  const { type, conversation } = (message ?? {}) as Partial<ChatsNews>;
  const isKnown =
    (type === 'removed' || type === 'read' || type === 'written') &&
    typeof conversation === 'string';
  return isKnown ? { type, conversation } : null;
}

/** Where there is none, a tab hears of it by the live stream, or at its next refresh. */
export const chatsChannel = (memberId: string): TabChannel<ChatsNews> =>
  tabChannel(`chats-${memberId}`, readChatsNews);

/** Tells the member's other tabs one thing. */
export function tellOtherTabs(memberId: string, news: ChatsNews): void {
  const channel = chatsChannel(memberId);
  channel.tell(news);
  channel.close();
}

export function readShown(message: unknown): LikeShown | null {
  const { news, claim } = (message ?? {}) as Partial<LikeShown>;
  const isNews =
    typeof news?.profileId === 'string' && (news.kind === 'match' || news.kind === 'new-like');
  if (!isNews || typeof claim?.at !== 'number' || typeof claim.tabId !== 'string') return null;
  return { news, claim };
}

/** Which likes are shown where. Where there is none, each tab that can be seen shows it. */
export const likesChannel = (memberId: string): TabChannel<LikeShown> =>
  tabChannel(`likes-${memberId}`, readShown);
