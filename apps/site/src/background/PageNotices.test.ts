import { describe, expect, it } from 'vitest';
import { noticeFor, type Due, type NoticeKind } from './PageNotices.tsx';

/** As PageNotices has them. */
const NOTICES = ['refusal', 'offline', 'activation', 'alert', 'news'] as const;

const due = (those: readonly NoticeKind[]): Due =>
  Object.fromEntries(NOTICES.map((one) => [one, those.includes(one)])) as unknown as Due;
const all = due(NOTICES);
const without = (...left: NoticeKind[]) => due(NOTICES.filter((one) => !left.includes(one)));

describe('[E02] what is said above a page', () => {
  it('is one notice: what was just refused, then no connection, the e-mail address, what the page itself says, news', () => {
    const said: NoticeKind[] = [];
    for (const _notice of NOTICES) said.push(noticeFor('/members', without(...said)) ?? 'news');
    expect(said).toEqual(['refusal', 'offline', 'activation', 'alert', 'news']);
    expect(noticeFor('/members', without(...said))).toBeUndefined();
  });

  it.each(['/members', '/chats', '/likes', '/likes/matches'])('may be any on %s', (path) => {
    for (const notice of NOTICES) expect(noticeFor(path, due([notice]))).toBe(notice);
  });

  it.each([
    '/likes/m/0b4f',
    '/swipe-game',
    '/credits',
    '/credits/p1/ideal',
    '/premium',
    '/profile',
    '/match-finder',
  ])('is the reminder of the e-mail address and nothing else on %s', (path) => {
    expect(noticeFor(path, without('refusal'))).toBe('activation');
    expect(noticeFor(path, without('refusal', 'activation'))).toBeUndefined();
    // What was just pressed is answered wherever it was pressed.
    expect(noticeFor(path, all)).toBe('refusal');
  });

  it('[B02] on the page of a member is that it is of before, too', () => {
    expect(noticeFor('/members/0b4f', without('refusal'))).toBe('offline');
    expect(noticeFor('/members/0b4f', without('refusal', 'offline'))).toBe('activation');
    expect(noticeFor('/members/0b4f', due(['alert', 'news']))).toBeUndefined();
    expect(noticeFor('/members/0b4f/chat', due(['offline']))).toBeUndefined();
  });

  it.each(['/complete-signup', '/settings', '/settings/sessions', '/notifications'])(
    'is nothing but what was just pressed on %s',
    (path) => {
      expect(noticeFor(path, all)).toBe('refusal');
      expect(noticeFor(path, without('refusal'))).toBeUndefined();
    },
  );
});
