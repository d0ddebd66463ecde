import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createTexts } from '../i18n/texts.ts';
import { placeOf, topNavLabels, topNavMember } from './SiteTopNav.tsx';

const texts = createTexts('en');
await texts.load(['common']);

describe('the top navigation', () => {
  it('[V16] carries unread messages, new likes, credits and the thumbnail of the member', () => {
    const { user } = exampleOf('getUser', 200, 'free');
    const member = topNavMember(user, { unreadMessages: 100, newLikes: 2 }, '/photos/');
    expect(member).toMatchObject({
      name: user.profile.name,
      numUnreadMessages: 100,
      numNewLikes: 2,
      credits: user.credits,
      isPaidUser: user.paid_user,
      isBlocked: false,
    });
  });

  it('[A04] leads a banned member nowhere', () => {
    const { user } = exampleOf('getUser', 200, 'free');
    const attention = { unreadMessages: 0, newLikes: 0 };
    const banned = topNavMember({ ...user, status: 'banned' }, attention, '/photos/');
    expect(banned.isBlocked).toBe(true);
  });

  it('[V16] marks the part of the site the member is in', () => {
    expect(placeOf('/members/1/chat')).toBe('members');
    expect(placeOf('/chats')).toBe('messages');
    expect(placeOf('/likes')).toBe('likes');
    expect(placeOf('/lang-config')).toBeUndefined();
  });

  it('[V16] says how many of each there are', () => {
    const labels = topNavLabels(texts.t, 'Velours');
    expect(labels.unreadMessages(1)).toBe('1 unread message');
    expect(labels.newLikes(2)).toBe('2 new likes');
    expect(labels.creditsAvailable(10)).toBe('10 credits left');
  });
});
