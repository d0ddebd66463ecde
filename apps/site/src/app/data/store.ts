/** Those who want to hear of something. */
export function createListeners<News extends readonly unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    tell: (...news: News): void => listeners.forEach((listener) => listener(...news)),
    /** Returns how to stop. */
    listen: (listener: (...news: News) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value of this page's life outside React; components read it with `useSnapshot`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const { tell, listen } = createListeners();
  return {
    getSnapshot: (): Value => value,
    set: (next: Value): void => {
      value = next;
      tell();
    },
    /** Returns how to stop. */
    subscribe: listen,
  };
}
