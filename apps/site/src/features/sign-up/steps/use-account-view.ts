import { useMemo } from 'react';
import { useAsyncModule } from '../../../app/loading/use-async-module.ts';
import type { AccountView } from './account-view.ts';
import type { SignUpSnapshot } from './use-sign-up.ts';

/**
 * The account step as the statechart knows it; undefined before it runs. Its failure is the same object until the next try: a new
 * one takes the focus to the summary of errors.
 */
export function useAccountView(
  snapshot: SignUpSnapshot | undefined,
): Omit<AccountView, 'status'> | undefined {
  // With the statechart, not before: a form that nobody has touched has no use for either.
  const module = useAsyncModule(() => import('./account-view.ts'), snapshot !== undefined);
  const view = snapshot && module?.accountView(snapshot);
  const failure = useMemo(
    () => view?.failure ?? null,
    // What was submitted, what came of it, and nothing that typing changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [view?.status, snapshot?.context.values, snapshot?.context.failure],
  );
  return view && { ...view, failure };
}
