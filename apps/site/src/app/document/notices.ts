import type { ReactNode } from 'react';
import { createStore, useSnapshot } from '../loading/actor-handle.ts';

export interface Notice {
  id: number;
  content: ReactNode;
}

const NONE: readonly Notice[] = [];

const notices = createStore(NONE);
let lastId = 0;

/** News beside the page's own flow; each stays until it is dismissed. What the member has done is said by a toast (toasts.ts). */
export const noticeStore = {
  /** `draw` gets how it is dismissed. */
  show: (draw: (dismiss: () => void) => ReactNode): void => {
    const id = ++lastId;
    notices.set([...notices.getSnapshot(), { id, content: draw(() => noticeStore.dismiss(id)) }]);
  },
  dismiss: (id: number): void =>
    notices.set(notices.getSnapshot().filter((notice) => notice.id !== id)),
  clear: (): void => notices.set(NONE),
};

export const useNotices = (): readonly Notice[] => useSnapshot(notices) ?? NONE;
