import { useSyncExternalStore } from 'react';

/** A member who has not typed for this long is not typing, in milliseconds. */
const TYPING_LASTS = 5_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

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
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => timers.has(conversation),
    () => false,
  );
}
