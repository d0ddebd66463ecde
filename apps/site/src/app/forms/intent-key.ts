import { newIdempotencyKey } from '@velours/api-client';

export interface IntentKey {
  key: string;
  /** The intent has had its effect: the same words later are another one. */
  forget: () => void;
}

/**
 * The key of one intent of the member, the same after a reload in this tab: what was sent without an answer is not done twice. An
 * intent is named by all that is sent with it, for another payload under the same key would be refused.
 */
export function intentKey(name: string, storage: () => Storage): IntentKey {
  try {
    const kept = storage().getItem(name);
    const key = kept ?? newIdempotencyKey();
    if (kept === null) storage().setItem(name, key);
    return { key, forget: () => storage().removeItem(name) };
  } catch {
    // Storage may be forbidden or full: the intent then lives as long as its request, which is retried with its key.
    return { key: newIdempotencyKey(), forget: () => undefined };
  }
}
