/** What waits for the member: unread messages and likes not looked at yet. */
export interface Attention {
  unreadMessages: number;
  newLikes: number;
}

/** The totals of the chats call. */
export function attentionOf(chats: { total_unread: number; total_new_likes: number }): Attention {
  return { unreadMessages: chats.total_unread, newLikes: chats.total_new_likes };
}

export function attentionTotal(attention: Attention): number {
  return attention.unreadMessages + attention.newLikes;
}

/** The page's title with the total in brackets in front, when there is something (spec section 2). */
export function prefixedTitle(title: string, attention: Attention): string {
  const total = attentionTotal(attention);
  return total > 0 ? `[${total}] ${title}` : title;
}
