/**
 * The uploads that a process takes in. Decoding is slow and holds much memory, so it goes one at a time, members in turn; and who has
 * many under way is refused before the file is read, so that nobody keeps others from theirs.
 */
import { problem } from '../problem.ts';
import type { Crop } from './crop.ts';
import type { RenderedPhoto } from './image.ts';
import { acceptedType } from './recognise.ts';
import { renderApart } from './render-process.ts';

/** Of one member at once: two tabs of the site send four. */
export const MOST_OF_A_MEMBER = 6;
/** What all together may hold in memory, in bytes; a small file counts as `LEAST_BYTES`, for the pixels in it. */
export const MOST_BYTES_HELD = 128 * 1024 * 1024;
const LEAST_BYTES = 1024 * 1024;

export interface Uploads {
  /**
   * Lets in an upload of so many bytes, before it is read; what it answers ends it.
   * @param key Of the call. Sent again while the first still waits, as after an answer that was lost, it takes no second place.
   * @throws 409 `idempotency_in_progress` where the same is under way; 429 `too_many_requests` where the member has too many under way; 503 `service_unavailable` where all together have
   */
  admit(memberId: string, bytes: number, key: string): () => void;
  /**
   * The sizes of a photo, once it is the member's turn.
   * @throws as `renderApart`
   */
  render(memberId: string, bytes: Buffer, crop: Crop | null): Promise<RenderedPhoto>;
}

type Decode = (bytes: Buffer, crop: Crop | null) => Promise<RenderedPhoto>;

export function createUploads(decode: Decode = renderApart): Uploads {
  /** Keys of calls, by member. */
  const underWay = new Map<string, Set<string>>();
  let held = 0;
  /** Those that wait, by member; the member in front is next. */
  const waiting = new Map<string, (() => void)[]>();
  let isDecoding = false;

  const beginNext = (): void => {
    const [front] = waiting;
    if (isDecoding || front === undefined) return;
    const [memberId, [begin, ...others]] = front;
    waiting.delete(memberId);
    if (others.length > 0) waiting.set(memberId, others);
    isDecoding = true;
    begin?.();
  };

  return {
    admit: (memberId, bytes, key) => {
      const own = underWay.get(memberId) ?? new Set();
      const counted = Math.max(bytes, LEAST_BYTES);
      if (own.has(key)) throw problem('idempotency_in_progress');
      if (own.size >= MOST_OF_A_MEMBER)
        throw problem('too_many_requests', { retry_after_minutes: 1 });
      if (held + counted > MOST_BYTES_HELD) {
        throw problem('service_unavailable', { retry_after_minutes: 1 });
      }
      underWay.set(memberId, own.add(key));
      held += counted;
      return () => {
        held -= counted;
        own.delete(key);
        if (own.size === 0) underWay.delete(memberId);
      };
    },
    render: async (memberId, bytes, crop) => {
      // What is no photo at all needs no turn.
      acceptedType(bytes);
      await new Promise<void>((begin) => {
        waiting.set(memberId, [...(waiting.get(memberId) ?? []), begin]);
        beginNext();
      });
      try {
        return await decode(bytes, crop);
      } finally {
        isDecoding = false;
        beginNext();
      }
    },
  };
}
