import { tabChannel, type TabChannel } from '../../app/data/tab-channel.ts';

/** What one tab tells the others of the same member's chats. */
export type ChatsNews = { readonly type: 'removed' | 'read'; readonly conversation: string };

export type ChatsChannel = TabChannel<ChatsNews>;

export function readChatsNews(message: unknown): ChatsNews | null {
  const { type, conversation } = (message ?? {}) as Partial<ChatsNews>;
  const isKnown = (type === 'removed' || type === 'read') && typeof conversation === 'string';
  return isKnown ? { type, conversation } : null;
}

/** Where there is none, a tab hears of it by the live stream, or at its next refresh. */
export const chatsChannel = (memberId: string): ChatsChannel =>
  tabChannel(`chats-${memberId}`, readChatsNews);

/** Tells the member's other tabs one thing. */
export function tellOtherTabs(memberId: string, news: ChatsNews): void {
  const channel = chatsChannel(memberId);
  channel.tell(news);
  channel.close();
}
