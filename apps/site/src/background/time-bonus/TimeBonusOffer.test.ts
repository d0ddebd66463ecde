import { expect, it } from 'vitest';
import { isMembersArea } from './TimeBonusOffer.tsx';

it.each(['/members', '/members/1', '/chats', '/likes', '/likes/m/1', '/premium', '/chats/'])(
  '%s is in the members area (spec section 2)',
  (pathname) => expect(isMembersArea(pathname)).toBe(true),
);

it.each(['/', '/members/1/chat', '/chats/1', '/likes/given', '/credits', '/profile', '/login'])(
  '%s is not',
  (pathname) => expect(isMembersArea(pathname)).toBe(false),
);
