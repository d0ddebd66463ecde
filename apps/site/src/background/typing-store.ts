import { useSyncExternalStore } from 'react';
import { createListeners } from '../app/loading/actor-handle.ts';

/** A member who has not typed for this long is not typing, in milliseconds. */
const TYPING_LASTS = 5_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const { tell, listen } = createListeners();

/** In which conversations the other member is typing right now. */
export const typingStore = {
  typing(conversation: string): void {
    clearTimeout(timers.get(conversation));
    timers.set(
      conversation,
      setTimeout(() => typingStore.stopped(conversation), TYPING_LASTS),
    );
    tell();
  },
  stopped(conversation: string): void {
    clearTimeout(timers.get(conversation));
    if (timers.delete(conversation)) tell();
  },
};

export function useIsTyping(conversation: string): boolean {
  return useSyncExternalStore(
    listen,
    () => timers.has(conversation),
    () => false,
  );
}
