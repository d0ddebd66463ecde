import { describe, expect, it } from 'vitest';
import { readSwipeNews, type SwipeNews } from './swipe-game.ts';

const news: SwipeNews = {
  memberId: 'anna',
  profileId: 'bram',
  likes: { left: 3, perDay: 4, nextAt: 1_767_225_630_000, asOf: 1_767_225_600_000 },
};

describe('what another tab tells of the swipe game', () => {
  it('[K03] is read where it is whole, and of it only what we know', () => {
    expect(readSwipeNews({ ...news, more: true })).toEqual(news);
    const unbegun = { ...news, likes: { ...news.likes, nextAt: null } };
    expect(readSwipeNews(unbegun)).toEqual(unbegun);
  });

  it.each([
    ['nothing', null],
    ['a word', 'swiped'],
    ['nobody', { ...news, memberId: undefined }],
    ['no profile', { ...news, profileId: 3 }],
    ['no likes', { ...news, likes: null }],
    ['no number', { ...news, likes: { ...news.likes, left: '3' } }],
    ['no number a day', { ...news, likes: { ...news.likes, perDay: undefined } }],
    ['no moment of counting', { ...news, likes: { ...news.likes, asOf: Number.NaN } }],
    ['a moment in words', { ...news, likes: { ...news.likes, nextAt: 'tomorrow' } }],
  ])('[K03] is left alone where it says %s', (_name, message) => {
    expect(readSwipeNews(message)).toBeNull();
  });
});
