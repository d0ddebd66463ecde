import type { SessionFact } from '@velours/machines/session';
import { tabChannel, type TabChannel } from '../../app/data/tab-channel.ts';

/** A message of another tab, which may run another version of the site; null where it says nothing we know. */
export function readFact(message: unknown): SessionFact | null {
  const { type, memberId } = (message ?? {}) as { type?: unknown; memberId?: unknown };
  if (type === 'loggedOut') return { type };
  return type === 'loggedIn' && typeof memberId === 'string' ? { type, memberId } : null;
}

let shared: TabChannel<SessionFact> | undefined;

/** The channel of this tab; only in the browser. Where there is none, a tab finds out at its next call. */
export const sessionChannel = (): TabChannel<SessionFact> =>
  (shared ??= tabChannel('session', readFact));
