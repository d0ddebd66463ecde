import { useSyncExternalStore, type ReactNode } from 'react';

export interface Notice {
  id: number;
  text: string;
  /** Stands there instead of the alert: what says something else than that it went wrong, and has a button of its own. */
  content?: ReactNode;
}

const NONE: readonly Notice[] = [];

let notices = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  listeners.forEach((listener) => listener());
}

/** Alerts of things that went wrong beside the page's own flow; each stays until it is dismissed. */
export const noticeStore = {
  show: (text: string): void => set([...notices, { id: ++lastId, text }]),
  /** `draw` gets how it is dismissed. */
  showContent: (draw: (dismiss: () => void) => ReactNode): void => {
    const id = ++lastId;
    set([...notices, { id, text: '', content: draw(() => noticeStore.dismiss(id)) }]);
  },
  dismiss: (id: number): void => set(notices.filter((notice) => notice.id !== id)),
  clear: (): void => set(NONE),
};

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
    () => NONE,
  );
}
