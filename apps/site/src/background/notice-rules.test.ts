import { describe, expect, it } from 'vitest';
import { NOTICES, noticeFor, type Notice } from './notice-rules.ts';

const all: ReadonlySet<Notice> = new Set(NOTICES);
const without = (...left: Notice[]) => new Set(NOTICES.filter((one) => !left.includes(one)));

describe('[E02] what is said above a page', () => {
  it('is one notice: what was just refused, then no connection, the e-mail address, e-mails that are off, news', () => {
    const said: (Notice | undefined)[] = [];
    for (const due = new Set(NOTICES); due.size > 0; due.delete(said.at(-1)!)) {
      said.push(noticeFor('/members', due));
    }
    expect(said).toEqual(['refusal', 'offline', 'activation', 'notifications', 'news']);
    expect(noticeFor('/members', new Set())).toBeUndefined();
  });

  it.each(['/members', '/chats', '/likes', '/likes/matches'])('may be any on %s', (path) => {
    for (const notice of NOTICES) expect(noticeFor(path, new Set([notice]))).toBe(notice);
  });

  it.each([
    '/members/0b4f',
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

  it.each(['/complete-signup', '/settings', '/settings/sessions', '/notifications'])(
    'is nothing but what was just pressed on %s',
    (path) => {
      expect(noticeFor(path, all)).toBe('refusal');
      expect(noticeFor(path, without('refusal'))).toBeUndefined();
    },
  );
});
