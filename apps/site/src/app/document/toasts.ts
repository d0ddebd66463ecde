import type { ToastMessage } from '@velours/ui/components/Toast';

/** What was done at once, and can be taken back for a while: the one way to confirm what hurts if it was a mistake. */
export interface Undoable {
  /** Says that it is done. */
  done: string;
  /** Names the way back. */
  undo: string;
  takeBack: () => Promise<unknown>;
  /** Says that it is as it was, where that cannot be seen. */
  undone?: string | undefined;
  /** Says why it could not be taken back. */
  failed: (error: unknown) => string;
}

type Message = ToastMessage | Undoable;

const NONE: readonly Message[] = [];

let waiting = NONE;
const listeners = new Set<() => void>();

function set(next: readonly Message[]): void {
  waiting = next;
  listeners.forEach((listener) => listener());
}

/** Messages about what was done a moment ago, until they are shown (Toasts.tsx): what shows them is fetched with the first. */
export const toastStore = {
  show: (message: Message): void => set([...waiting, message]),
  /** Those that wait, which then wait no longer. */
  take: (): readonly Message[] => {
    const taken = waiting;
    if (taken.length > 0) set(NONE);
    return taken;
  },
  getWaiting: () => waiting,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
