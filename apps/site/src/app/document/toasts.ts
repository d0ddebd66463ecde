import type { ToastMessage } from '@velours/ui/components/Toast';
import { createStore } from '../loading/actor-handle.ts';

/** What was done at once, and can be taken back for a while: the one way to confirm what hurts if it was a mistake. */
export interface Undoable {
  /** Says that it is done. */
  done: string;
  /** Names the way back. */
  undo: string;
  /** Whom it is about: part of the name of the way back for those who listen. */
  name?: string | undefined;
  takeBack: () => Promise<unknown>;
  /** Says that it is as it was, where that cannot be seen. */
  undone?: string | undefined;
  /** Says why it could not be taken back. */
  failed: (error: unknown) => string;
}

type Message = ToastMessage | Undoable;

/** Since when it waits to be shown, in epoch milliseconds: what was true then may not be any more. */
type Waiting = Message & { readonly at: number };

const NONE: readonly Waiting[] = [];

const { set, getSnapshot, subscribe } = createStore(NONE);

/** Messages about what was done a moment ago, until they are shown (Toasts.tsx): what shows them is fetched with the first. */
export const toastStore = {
  show: (message: Message): void => set([...getSnapshot(), { ...message, at: Date.now() }]),
  /** Those that wait, which then wait no longer. */
  take: (): readonly Waiting[] => {
    const taken = getSnapshot();
    if (taken.length > 0) set(NONE);
    return taken;
  },
  getSnapshot,
  subscribe,
};
