import { useSyncExternalStore } from 'react';
import { loadWhenOnline } from '../app/loading/chunk-reload.ts';

/** Where pages read and speak to what runs beside them for a member, and whose code is fetched once it is wanted. */
export interface PagePort<State extends object, Command> {
  readonly state: () => State;
  /** What it is while nothing runs: the server's, and that of the first render in the browser. */
  readonly nothing: () => State;
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
  /** It is needed from now on. */
  want: () => void;
  /** Who fetches it once it is wanted; returns how they leave. */
  whenWanted: (fetch: () => void) => () => void;
  /** It takes commands from now on, those from before first. */
  connect: (receiver: (command: Command) => void) => void;
  disconnect: () => void;
  /**
   * Hands a command over at once, or as soon as it is there: then it is fetched.
   * @param onTaken Called once it has it. Until then it stands in this page's memory alone.
   */
  send: (command: Command, onTaken?: () => void) => void;
  /** Hands over what is of use only where it is there already. */
  tell: (command: Command) => void;
}

/** A port with nothing behind it yet. */
export function createPagePort<State extends object, Command>(
  nothing: State,
): PagePort<State, Command> {
  let state = nothing;
  let receiver: ((command: Command) => void) | undefined;
  let waiting: { command: Command; onTaken: (() => void) | undefined }[] = [];
  let isWanted = false;
  let fetch: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const port: PagePort<State, Command> = {
    state: () => state,
    nothing: () => nothing,
    set(change) {
      state = { ...state, ...change };
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want() {
      isWanted = true;
      fetch?.();
    },
    whenWanted(fetcher) {
      fetch = fetcher;
      if (isWanted) fetcher();
      return () => {
        fetch = undefined;
        isWanted = false;
      };
    },
    connect(next) {
      receiver = next;
      const before = waiting;
      waiting = [];
      for (const { command, onTaken } of before) {
        next(command);
        onTaken?.();
      }
    },
    disconnect() {
      receiver = undefined;
      waiting = [];
      port.set(nothing);
    },
    send(command, onTaken) {
      if (receiver) {
        receiver(command);
        onTaken?.();
        return;
      }
      waiting = [...waiting, { command, onTaken }];
      port.want();
    },
    tell: (command) => receiver?.(command),
  };
  return port;
}

/** A port's state for a component. */
export function usePort<State extends object>(
  port: Pick<PagePort<State, never>, 'state' | 'nothing' | 'subscribe'>,
): State {
  return useSyncExternalStore(port.subscribe, port.state, port.nothing);
}

/** Fetches and starts what is behind a port when it is wanted; returns how it ends. `open` resolves to how it is started. */
export function servePort(
  port: Pick<PagePort<never, never>, 'whenWanted'>,
  open: () => Promise<() => () => void>,
): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const start = await loadWhenOnline(open);
      if (!isOver) stop = start();
    } catch {
      // A failed chunk is the reload guard's affair; whoever wants it next asks again.
      loading = undefined;
    }
  }
  const forget = port.whenWanted(() => {
    loading ??= load();
  });
  return () => {
    isOver = true;
    forget();
    stop?.();
  };
}
