import type { SnapshotFrom } from 'xstate';
import {
  selectBlockedMinutes,
  selectIsUnreachable,
  selectLogInFailure,
  selectLogOutFailure,
  selectStatus,
  type sessionMachine,
  type SessionStatus,
} from '@velours/machines/session';
import type { Failure } from '@velours/machines/failure';

/** A failure, as far as it has words. */
export type SessionFailure = Pick<Failure, 'code' | 'fields' | 'params'> &
  Partial<Pick<Failure, 'retryAfterMinutes'>>;

/** The session as pages show it. */
export interface SessionView {
  status: SessionStatus;
  /** Why the last log-in failed; the same object until the next one. */
  logInFailure: SessionFailure | null;
  /** How long the account that was tried is blocked. */
  blockedMinutes: number | null;
  logOutFailure: Failure | null;
  /** It is not certain who the member is any more, so nothing of theirs is to be seen. */
  isUncertain: boolean;
  /** Nobody can tell who is there: the server does not answer. */
  isUnreachable: boolean;
}

/** The statechart's state as pages show it (spec section 4). */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const status = selectStatus(snapshot);
  return {
    status,
    logInFailure: selectLogInFailure(snapshot),
    blockedMinutes: selectBlockedMinutes(snapshot),
    logOutFailure: selectLogOutFailure(snapshot),
    isUncertain: status === 'unknown' && snapshot.context.previousId !== null,
    isUnreachable: selectIsUnreachable(snapshot),
  };
}
