import type { SessionFact } from '@velours/machines/session';

/** The way to the other tabs of this browser, and from them. */
export interface SessionChannel {
  tell: (fact: SessionFact) => void;
  /** Returns how to stop. */
  listen: (listener: (fact: SessionFact) => void) => () => void;
}

/** A message of another tab, which may run another version of the site; null where it says nothing we know. */
export function readFact(message: unknown): SessionFact | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  if (message.type === 'loggedOut') return { type: 'loggedOut' };
  const memberId = 'memberId' in message ? message.memberId : undefined;
  return message.type === 'loggedIn' && typeof memberId === 'string'
    ? { type: 'loggedIn', memberId }
    : null;
}

/** Without `BroadcastChannel` each tab stands alone, and finds out at its next call. */
export function createSessionChannel(channel: BroadcastChannel | null): SessionChannel {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    tell: (fact) => channel?.postMessage(fact),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        const fact = readFact(data);
        if (fact) listener(fact);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

let shared: SessionChannel | undefined;

/** The channel of this tab; only in the browser. */
export function sessionChannel(): SessionChannel {
  return (shared ??= createSessionChannel(
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session'),
  ));
}
