import type { ReactNode } from 'react';
import { useSession, useSessionView } from './use-session.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** What the session has to say on a page: that a log-out failed. */
export function SessionNotice(): ReactNode {
  const session = useSession();
  const failure = useSessionView()?.logOutFailure;
  const part = useAsyncModule(() => import('./LogOutFailed.tsx'), Boolean(failure));
  if (!failure || !part) return null;
  const onRetry = (): void => void session.send({ type: 'LOG_OUT' });
  return <part.LogOutFailed failure={failure} onRetry={onRetry} />;
}
