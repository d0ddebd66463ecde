import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { newIdempotencyKey } from '@velours/api-client';
import {
  SEND_TIMEOUT_MS,
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
        holdLock: fromCallback<EventObject, undefined>(({ sendBack, self }) =>
          holdLock(
            `outbox-${memberId}`,
            () => sendBack({ type: 'LOCK_GRANTED' }),
            // What a machine hears of a child that failed.
            (error) => sendBack({ type: `xstate.error.actor.${self.id}`, error }),
          ),
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

/**
 * In milliseconds. A turn ends well within it, and whoever has had one waits behind all who asked before: who holds the lock at both of its
 * ends has been frozen by the browser in the middle of a turn.
 */
const LOCK_PATIENCE_MS = SEND_TIMEOUT_MS + 15_000;

/**
 * Holds a lock over all tabs until stopped; where the browser has no locks, the tab counts as the only one.
 * @param onLost Called when another tab has taken the lock, which this one, frozen meanwhile, had held for too long.
 */
function holdLock(
  name: string,
  onGranted: () => void,
  onLost: (error: unknown) => void,
): () => void {
  if (!('locks' in navigator)) {
    queueMicrotask(onGranted);
    return () => undefined;
  }
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const over = new AbortController();
  const request = (options: LockOptions): void =>
    void navigator.locks
      .request(name, options, () => {
        clearInterval(impatience);
        isGranted = true;
        if (over.signal.aborted) return;
        onGranted();
        return held;
      })
      // Stopped before it was granted, or lost.
      .catch((error: unknown) => over.signal.aborted || onLost(error));
  // The service worker has none, and time: the browser wakes it again.
  const page = (globalThis as { document?: { visibilityState: string } }).document;
  let holder: string | undefined;
  let isGranted = false;
  const look = async (): Promise<void> => {
    const { held = [] } = await navigator.locks.query();
    const before = holder;
    holder = held.find((lock) => lock.name === name)?.clientId;
    if (isGranted || holder === undefined || holder !== before) return;
    if (page?.visibilityState === 'visible') request({ steal: true });
  };
  const impatience = setInterval(() => void look(), LOCK_PATIENCE_MS);
  request({ signal: over.signal });
  return () => {
    clearInterval(impatience);
    over.abort();
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
