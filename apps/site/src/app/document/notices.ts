import { useSyncExternalStore, type ReactNode } from 'react';

export interface Notice {
  id: number;
  content: ReactNode;
}

const NONE: readonly Notice[] = [];

let notices = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  listeners.forEach((listener) => listener());
}

/** News beside the page's own flow; each stays until it is dismissed. What the member has done is said by a toast (toasts.ts). */
export const noticeStore = {
  /** `draw` gets how it is dismissed. */
  show: (draw: (dismiss: () => void) => ReactNode): void => {
    const id = ++lastId;
    set([...notices, { id, content: draw(() => noticeStore.dismiss(id)) }]);
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
