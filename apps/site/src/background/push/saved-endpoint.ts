/** What this browser keeps for one member: the endpoint that the server took from them. */
export interface SavedEndpoint {
  read: () => string | null;
  store: (endpoint: string | null) => void;
  /** Calls back when another tab has stored or removed it, or cleared all; returns how to stop. */
  watch: (listener: (endpoint: string | null) => void) => () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Without storage nothing is kept: push is then offered again at the next visit. */
export function savedEndpoint(memberId: string, storage: () => Store): SavedEndpoint {
  const key = `push-endpoint:${memberId}`;
  const orNull = <Result>(act: (store: Store) => Result): Result | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  const read = (): string | null => orNull((store) => store.getItem(key));
  return {
    read,
    store: (endpoint) =>
      void orNull((store) =>
        endpoint === null ? store.removeItem(key) : store.setItem(key, endpoint),
      ),
    watch(listener) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener(read());
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
