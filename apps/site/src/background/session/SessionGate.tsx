import type { ReactNode } from 'react';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { useSession, useSessionView } from './use-session.ts';

/**
 * Takes the page away while it is not certain whose it is: another member has logged in in another tab, or the session is over and
 * the next document is on its way. Nothing of a member stays in sight.
 */
export function SessionGate(props: { children: ReactNode }): ReactNode {
  const session = useSession();
  const view = useSessionView();
  const isUncertain = view?.isUncertain ?? false;
  const part = useAsyncModule(() => import('./SessionUncertain.tsx'), isUncertain);
  if (!isUncertain) return props.children;
  if (!part) return null;
  const retry = (): void => void session.send({ type: 'RETRY' });
  return view?.isUnreachable ? <part.SessionUnreachable onRetry={retry} /> : <part.SessionAsking />;
}
