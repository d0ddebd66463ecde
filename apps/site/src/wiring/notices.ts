import { useSyncExternalStore } from 'react';

export interface Notice {
  id: number;
  text: string;
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
