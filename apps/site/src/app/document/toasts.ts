import type { ToastMessage } from '@velours/ui/components/Toast';

const NONE: readonly ToastMessage[] = [];

let waiting = NONE;
const listeners = new Set<() => void>();

function set(next: readonly ToastMessage[]): void {
  waiting = next;
  listeners.forEach((listener) => listener());
}

/** Messages about what was done a moment ago, until they are shown (Toasts.tsx): what shows them is fetched with the first. */
export const toastStore = {
  show: (message: ToastMessage): void => set([...waiting, message]),
  /** Those that wait, which then wait no longer. */
  take: (): readonly ToastMessage[] => {
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

interface Undoable {
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

/** The one way to confirm what hurts if it was a mistake: it is done at once, and can be taken back for a while. */
export function showUndoable({ done, undo, takeBack, undone, failed }: Undoable): void {
  async function goBack(): Promise<void> {
    // The button that was pressed goes with its toast.
    document.querySelector('h1')?.focus();
    try {
      await takeBack();
      if (undone !== undefined) toastStore.show({ tone: 'success', title: undone });
    } catch (error) {
      toastStore.show({ tone: 'danger', title: failed(error), action });
    }
  }
  const action = { label: undo, onPress: () => void goBack() };
  toastStore.show({ title: done, action });
}
