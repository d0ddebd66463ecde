import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure/failure.types.ts';
import type { sessionMachine } from './session.machine.ts';
import { toMinutes } from './session.rules.ts';
import type { SessionMember, SessionStatus } from './session.types.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const isLoggingIn = (snapshot: Snapshot): boolean =>
  snapshot.matches({ visitor: 'loggingIn' }) || snapshot.matches({ visitor: 'confirming' });

const isLoggingOut = (snapshot: Snapshot): boolean =>
  snapshot.matches({ member: 'loggingOut' }) || snapshot.matches({ member: 'confirming' });

/** The session in a word. */
export const selectStatus = (snapshot: Snapshot): SessionStatus => {
  if (isLoggingIn(snapshot)) return 'loggingIn';
  if (isLoggingOut(snapshot)) return 'loggingOut';
  if (snapshot.matches('member')) return 'member';
  return snapshot.matches('visitor') ? 'visitor' : 'unknown';
};

/** Who is logged in; null where nobody is, or it is not known. */
export const selectMember = ({ context }: Snapshot): SessionMember | null => context.member;

/** Whether nobody can tell who is there: the server does not answer. */
export const selectIsUnreachable = (snapshot: Snapshot): boolean =>
  snapshot.matches({ unknown: 'unreachable' });

/** Why the last log-in failed; null where it did not. */
export const selectLogInFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches({ visitor: { resting: 'failed' } }) ? snapshot.context.failure : null;

/** Why the last log-out failed; null where it did not. */
export const selectLogOutFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.matches({ member: 'failed' }) ? snapshot.context.failure : null;

/** For how many minutes the account is blocked; null where it is not. */
export const selectBlockedMinutes = (snapshot: Snapshot): number | null =>
  snapshot.matches({ visitor: { resting: 'blocked' } })
    ? toMinutes(snapshot.context.blockedFor)
    : null;

const VIEW_OF: Readonly<Record<SessionStatus, string>> = {
  unknown: 'asking',
  visitor: 'visitor',
  loggingIn: 'logging in',
  member: 'member',
  loggingOut: 'logging out',
};

/** What is shown, in a word. */
export const selectView = (snapshot: Snapshot): string => {
  if (selectIsUnreachable(snapshot)) return 'unreachable';
  if (selectBlockedMinutes(snapshot) !== null) return 'failed: too many attempts';
  if (selectLogOutFailure(snapshot)) return 'failed: log-out';
  const failure = selectLogInFailure(snapshot);
  return failure ? `failed: ${failure.code.replaceAll('_', ' ')}` : VIEW_OF[selectStatus(snapshot)];
};
