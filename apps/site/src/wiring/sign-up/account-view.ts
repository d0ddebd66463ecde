import { useMemo } from 'react';
import { selectIsPending, selectStatus, selectStep } from '@velours/machines/signUp';
import type { AnyFailure } from '../../view-models/sign-up/failure.ts';
import { failureOf } from './sign-up-failure.ts';
import type { SignUpSnapshot } from './use-sign-up.ts';

export interface AccountView {
  isAtAccount: boolean;
  isPending: boolean;
  /** The same object until the next try: a new one takes the focus to the summary of errors. */
  failure: AnyFailure | null;
}

/** The account step as the statechart knows it; undefined before it runs. */
export function useAccountView(snapshot: SignUpSnapshot | undefined): AccountView | undefined {
  const status = snapshot && selectStatus(snapshot);
  const failure = useMemo(
    () => (snapshot && status !== 'editing' ? failureOf(snapshot) : null),
    // What was submitted, what came of it, and nothing that typing changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [status, snapshot?.context.values, snapshot?.context.failure],
  );
  if (!snapshot) return undefined;
  return {
    isAtAccount: selectStep(snapshot) === 'account',
    isPending: selectIsPending(snapshot),
    failure,
  };
}
