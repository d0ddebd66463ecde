/** First parts of the cache's keys: what a key names is asked for in queries.ts. */
export const settingsKey = ['settings'] as const;
export const userKey = ['user'] as const;
export const chatsKey = ['chats'] as const;
export const likesKey = ['likes'] as const;
export const attentionKey = ['attention'] as const;
export const messagesKey = ['messages'] as const;
export const matchesKey = ['matches'] as const;
export const memberKey = ['member'] as const;
export const membersKey = ['members'] as const;
const discountKey = ['discount'] as const;
export const paymentKey = ['payment'] as const;
/** What can be bought, at the prices with an entered code or with what is offered anyway. */
export const paymentOptionsKey = (code?: string) => [...paymentKey, 'options', code ?? null];
export const orderKey = ['order'] as const;
export const safetyKey = ['safety'] as const;

export const regionNamesKey = ['region-names'] as const;

/** Everything a member sees differently from another member. */
export const memberKeys = [
  chatsKey,
  likesKey,
  matchesKey,
  attentionKey,
  messagesKey,
  memberKey,
  membersKey,
  discountKey,
  paymentKey,
  orderKey,
  safetyKey,
] as const;
