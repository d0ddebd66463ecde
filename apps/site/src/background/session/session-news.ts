import { isCookieOver, type SessionEvent, type SessionMember } from '@velours/machines/session';

/** What the page knows while the statechart is not there. */
export interface RestingSession {
  member: SessionMember | null | undefined;
  /** When this page first saw the member. */
  since: number;
  now: number;
}

/**
 * Whether the statechart of a session at rest does something with this event, so that it is worth being fetched. Says no more than
 * the statechart itself: session.test.ts holds them together.
 */
export function isSessionNews(event: SessionEvent, page: RestingSession): boolean {
  const { member, since, now } = page;
  switch (event.type) {
    case 'LOG_IN':
    case 'SIGNED_UP':
      return !member;
    case 'LOG_OUT':
    case 'AUTHENTICATION_REQUIRED':
    case 'LOGGED_OUT_ELSEWHERE':
      return Boolean(member);
    case 'LOGGED_IN_ELSEWHERE':
      return member?.id !== event.memberId;
    case 'MEMBER_READ':
      return member?.id !== event.member?.id;
    case 'VISIBLE':
      return Boolean(member) && isCookieOver(since, now);
    case 'PAGE':
    case 'ONLINE':
    case 'RETRY':
      return false;
  }
}
