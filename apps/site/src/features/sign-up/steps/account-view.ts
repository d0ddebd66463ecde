import { selectIsPending, selectStatus, selectStep } from '@velours/machines/signUp';
import type { AnyFailure } from '../../../app/errors/problem-text.ts';
import { failureOf } from './sign-up-failure.ts';
import type { SignUpSnapshot } from './use-sign-up.ts';

export interface AccountView {
  isAtAccount: boolean;
  isPending: boolean;
  status: ReturnType<typeof selectStatus>;
  failure: AnyFailure | null;
}

/** The account step as the statechart knows it. */
export function accountView(snapshot: SignUpSnapshot): AccountView {
  const status = selectStatus(snapshot);
  return {
    isAtAccount: selectStep(snapshot) === 'account',
    isPending: selectIsPending(snapshot),
    status,
    failure: status === 'editing' ? null : failureOf(snapshot),
  };
}
