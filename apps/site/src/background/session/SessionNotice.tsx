import type { ReactNode } from 'react';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { sendToSession, session } from './session.ts';

/** What the session has to say on a page: that a log-out failed. */
export function SessionNotice(): ReactNode {
  const failure = useSnapshot(session)?.logOutFailure;
  const part = useAsyncModule(() => import('./LogOutFailed.tsx'), Boolean(failure));
  if (!failure || !part) return null;
  const onRetry = (): void => void sendToSession({ type: 'LOG_OUT' });
  return <part.LogOutFailed failure={failure} onRetry={onRetry} />;
}
