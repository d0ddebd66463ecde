import type { Failure } from '../failure/failure.types.ts';

/** Who is logged in. What else is given with the id (the contract's user) goes to `changeMember` as it is. */
export interface SessionMember {
  readonly id: string;
}

/** What the log-in form holds. */
export interface LogInValues {
  readonly email: string;
  readonly password: string;
}

/** What tabs of one browser tell each other. */
export type SessionFact =
  | { readonly type: 'loggedIn'; readonly memberId: string }
  | { readonly type: 'loggedOut' };

export interface SessionInput {
  /** Ms since 1970. */
  readonly now: () => number;
  readonly pathname: string;
  /** Who is there as far as the page knows: a member, null for a visitor, undefined where the server has to be asked. */
  readonly member: SessionMember | null | undefined;
}

export interface SessionContext {
  readonly now: () => number;
  readonly pathname: string;
  /** Who is logged in; null where nobody is, or it is not known. */
  readonly member: SessionMember | null;
  /** What was heard last of who is there. */
  readonly heard: SessionMember | null | undefined;
  /** Who was logged in until it was no longer certain. */
  readonly previousId: string | null;
  /** When this tab first saw the member: the auth cookie is no younger. */
  readonly since: number;
  /** The address of the last log-in. */
  readonly email: string;
  /** Only while a log-in is on its way. */
  readonly password: string | null;
  /** Where this log-in leads. */
  readonly next: string;
  /** Why the last log-in or log-out failed. */
  readonly failure: Failure | null;
  /** The address with too many attempts, until when, and what was left at the last tick. */
  readonly blockedEmail: string | null;
  readonly blockedUntil: number;
  readonly blockedFor: number;
  readonly tickedAt: number;
  /** Tries of asking who is there, after the first. */
  readonly tries: number;
}

export type SessionEvent =
  /** Another page; the first one is the input's. */
  | { readonly type: 'PAGE'; readonly pathname: string }
  /** `next`: a path of this site that was asked for before log-in; null leads to members. */
  | ({ readonly type: 'LOG_IN'; readonly next: string | null } & LogInValues)
  | { readonly type: 'LOG_OUT' }
  /** Sign-up has made the account and logged it in; it goes on with its steps. */
  | { readonly type: 'SIGNED_UP'; readonly member: SessionMember }
  /** A call was answered 403 with `authentication_required` (not from user.php: there it says "a visitor"). */
  | { readonly type: 'AUTHENTICATION_REQUIRED' }
  /** The user was read again, as each minute; null: nobody. */
  | { readonly type: 'MEMBER_READ'; readonly member: SessionMember | null }
  | { readonly type: 'LOGGED_IN_ELSEWHERE'; readonly memberId: string }
  | { readonly type: 'LOGGED_OUT_ELSEWHERE' }
  | { readonly type: 'ONLINE' }
  /** The page is seen again. */
  | { readonly type: 'VISIBLE' }
  /** The visitor wants it asked again who is there. */
  | { readonly type: 'RETRY' };

/** The session in a word. */
export type SessionStatus = 'unknown' | 'visitor' | 'loggingIn' | 'member' | 'loggingOut';
