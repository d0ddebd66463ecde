/** What one tab tells the others of the same browser. */
export type SessionEvent = 'logged-in' | 'logged-out';

type Listener = (event: SessionEvent) => void;

export interface SessionChannel {
  /** Tells the other tabs. */
  post(event: SessionEvent): void;
  /** Hears from other tabs, and of a session that the server ended; returns how to stop. */
  listen(listener: Listener): () => void;
  /** The server says that nobody is logged in any more (403 authentication_required). */
  end(): void;
}

/** The way to the other tabs. */
export interface SessionPort {
  send: (event: SessionEvent) => void;
  onReceive: (listener: (event: unknown) => void) => void;
}

function broadcastPort(): SessionPort | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    send: (event) => channel.postMessage(event),
    onReceive: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}

/** A channel between tabs; without `BroadcastChannel` each tab stands alone and finds out at its next call. */
export function createSessionChannel(channel: SessionPort | null): SessionChannel {
  const listeners = new Set<Listener>();
  const tell = (event: SessionEvent): void => listeners.forEach((listener) => listener(event));
  channel?.onReceive((event) => {
    if (event === 'logged-in' || event === 'logged-out') tell(event);
  });
  return {
    post: (event) => channel?.send(event),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      channel?.send('logged-out');
      tell('logged-out');
    },
  };
}

let shared: SessionChannel | undefined;

/** The channel of this tab; only in the browser. */
export function sessionChannel(): SessionChannel {
  return (shared ??= createSessionChannel(broadcastPort()));
}
