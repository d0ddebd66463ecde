import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import {
  messageOutboxMachine,
  type SendInput,
  type SendOutput,
  type StorageChange,
} from '@velours/machines/messageOutbox';
import { createOutboxStorage } from './outbox-storage.ts';

/**
 * The outbox of one member over IndexedDB and one lock, which all tabs share with the service worker.
 * @param onWritten Called after each change of what is stored: the other tabs have not read it.
 */
export function createOutbox(
  memberId: string,
  send: (input: SendInput, signal: AbortSignal) => Promise<SendOutput>,
  onWritten: () => void,
): Actor<typeof messageOutboxMachine> {
  const storage = createOutboxStorage(memberId);
  return createActor(
    messageOutboxMachine.provide({
      actors: {
        holdLock: fromCallback<EventObject, undefined>(({ sendBack }) =>
          holdLock(`outbox-${memberId}`, () => sendBack({ type: 'LOCK_GRANTED' })),
        ),
        readEntries: fromPromise(() => storage.read()),
        writeEntries: fromPromise<void, StorageChange>(async ({ input }) => {
          await storage.write(input);
          onWritten();
        }),
        sendMessage: fromPromise<SendOutput, SendInput>(({ input, signal }) => send(input, signal)),
      },
    }),
    {
      input: {
        now: () => Date.now(),
        newKey: newIdempotencyKey,
        random: () => Math.random(),
        isOnline: navigator.onLine,
      },
    },
  );
}

/** Holds a lock over all tabs until stopped; where the browser has no locks, the tab counts as the only one. */
function holdLock(name: string, onGranted: () => void): () => void {
  if (!('locks' in navigator)) {
    queueMicrotask(onGranted);
    return () => undefined;
  }
  const asking = new AbortController();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  void navigator.locks
    .request(name, { signal: asking.signal }, () => {
      onGranted();
      return held;
    })
    // Stopped before the lock was granted.
    .catch(() => undefined);
  return () => {
    asking.abort();
    release();
  };
}

/** Name under which the browser is asked to wake the worker for a member's outbox: the member's id follows. */
export const OUTBOX_TAG = 'outbox-';

/** Background Sync, which not every browser has, and no library of types yet. */
interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Has what waits sent when there is a network again, also if no page is open then; where that cannot be, the next page sends it. */
export async function sendWithoutPage(memberId: string): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration('/')) as
      | SyncRegistration
      | undefined;
    await registration?.sync?.register(`${OUTBOX_TAG}${memberId}`);
  } catch {
    // Not allowed by the member.
  }
}
