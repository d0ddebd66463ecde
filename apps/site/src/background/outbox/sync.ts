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
