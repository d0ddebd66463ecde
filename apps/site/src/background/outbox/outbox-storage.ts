import type { OutboxEntry, StorageChange } from '@velours/machines/messageOutbox';

const STORE = 'entries';

/** The outbox of one member in IndexedDB, which all tabs of the browser share. */
export interface OutboxStorage {
  read: () => Promise<readonly OutboxEntry[]>;
  /** Resolves when the change is safe. */
  write: (change: StorageChange) => Promise<void>;
}

export function createOutboxStorage(memberId: string): OutboxStorage {
  let opening: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> =>
    (opening ??= openDatabase(`outbox-${memberId}`).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  return {
    async read() {
      const database = await open();
      const request = database.transaction(STORE).objectStore(STORE).getAll();
      return settled(request as IDBRequest<OutboxEntry[]>);
    },
    async write({ put, remove }) {
      const database = await open();
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = transaction.objectStore(STORE);
      for (const entry of put) store.put(entry);
      for (const id of remove) store.delete(id);
      await completed(transaction);
    },
  };
}

/** Rejects also where the browser forbids to name it. */
async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'id' }),
  );
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    // A request that fails aborts it.
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('storage failed')),
    );
  });
}
