import { describe, expect, it } from 'vitest';
import { attentionOf, attentionTotal, prefixedTitle } from './attention.ts';

describe('what waits for the member', () => {
  it('[V17] page title prefix: total of unread messages plus new likes in brackets', () => {
    const attention = attentionOf({ total_unread: 3, total_new_likes: 2 });
    expect(attentionTotal(attention)).toBe(5);
    expect(prefixedTitle('Messages · Velours', attention)).toBe('[5] Messages · Velours');
  });

  it('[V17] the title has no prefix where nothing waits', () => {
    expect(prefixedTitle('Messages', { unreadMessages: 0, newLikes: 0 })).toBe('Messages');
  });
});
