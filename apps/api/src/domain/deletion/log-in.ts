/** A log-in to a deleted account: only who gave the right password learns that it can be taken back. */
import type { Services } from '../../context.ts';
import { ProblemError } from '../problem.ts';
import type { MemberRow } from '../members/members.ts';
import { findUndoable } from './reactivate.ts';

export class AccountDeleted extends ProblemError {
  readonly memberId: string;

  constructor(memberId: string) {
    super('account_deleted');
    this.memberId = memberId;
  }
}

/** @throws 403 `account_deleted` where the account is deleted and not erased yet */
export async function refuseDeleted(services: Services, member: MemberRow): Promise<void> {
  if (member.status !== 'deleted') return;
  if ((await findUndoable(services, services.db, member.id)) !== null) {
    throw new AccountDeleted(member.id);
  }
}
