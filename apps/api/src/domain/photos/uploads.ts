/**
 * The uploads that a process takes in. Decoding is slow and holds much memory, so it goes one at a time, members in turn. Of what comes
 * in, bytes are counted as they come, whatever was said of them before, and one that is hardly coming is cut off. Where all is full, who
 * has most under way gives way, so that nobody keeps others from theirs.
 */
import type { Readable } from 'node:stream';
import { problem } from '../problem.ts';
import type { ProblemError } from '../problem.ts';
import type { Crop } from './crop.ts';
import type { RenderedPhoto } from './image.ts';
import { acceptedType } from './recognise.ts';
import { renderApart } from './render-process.ts';

/** Who uploads. */
interface Uploader {
  readonly id: string;
  readonly status: string;
}

/** Of one member at once: two tabs of the site send four, one that signs up sends two. */
const MOST_OF_A_MEMBER = { confirmed: 6, unconfirmed: 3 };
/** What all together may hold in memory, in bytes; one that has hardly begun counts as `LEAST_BYTES`. */
export const MOST_BYTES_HELD = 128 * 1024 * 1024;
export const LEAST_BYTES = 256 * 1024;

/** How slowly an upload may come: for all of its time but `graceMs`, wherever that lies, it brings `bytesPerSecond`. */
export interface Pace {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/** A line of the second generation (EDGE) brings this much, and a tunnel takes less than the grace. */
const SLOWEST: Pace = { graceMs: 30_000, bytesPerSecond: 10_000 };

/** An upload under way. */
export interface Upload {
  /**
   * Reads the body by `read`, and counts it meanwhile.
   * @throws 503 `service_unavailable` where it comes too slowly, or gives way to others; 409 `idempotency_in_progress` where the same call
   *   has come again. What is left of the body is then thrown away.
   */
  receive<Form>(body: Readable, read: () => Promise<Form>): Promise<Form>;
  /**
   * The sizes of the photo, once it is the member's turn.
   * @throws 503 `service_unavailable` where it gives way to others before; and as `renderApart`
   */
  render(bytes: Buffer, crop: Crop | null): Promise<RenderedPhoto>;
  end(): void;
}

export interface Uploads {
  /**
   * Lets in an upload, before it is read.
   * @param key Of the call. Sent again while the first still comes in, as after a line that was lost, it takes the place of that one.
   * @throws 409 `idempotency_in_progress` where the same has come in already; 429 `too_many_requests` where the member has too many under way; 503 `service_unavailable` where all together have
   */
  admit(member: Uploader, key: string): Upload;
}

type Decode = (bytes: Buffer, crop: Crop | null) => Promise<RenderedPhoto>;

/** What is known of an upload under way. */
interface Place {
  readonly memberId: string;
  readonly key: string;
  /** As they are counted. */
  bytes: number;
  isComingIn: boolean;
  /** Says that it is its turn to be decoded. */
  begin: () => void;
  /** Ends it for a reason; null once it has ended so, or is decoded. */
  giveUp: ((reason: ProblemError) => void) | null;
}

const full = () => problem('service_unavailable', { retry_after_minutes: 1 });

export function createUploads(decode: Decode = renderApart, slowest: Pace = SLOWEST): Uploads {
  /** By key, the newest last, by member. */
  const underWay = new Map<string, Map<string, Place>>();
  let held = 0;
  /** Those that wait, by member; the member in front is next. */
  const waiting = new Map<string, Place[]>();
  let isDecoding = false;

  const beginNext = (): void => {
    const [front] = waiting;
    if (isDecoding || front === undefined) return;
    const [memberId, [next, ...others]] = front;
    waiting.delete(memberId);
    if (others.length > 0) waiting.set(memberId, others);
    if (next === undefined) return;
    isDecoding = true;
    next.giveUp = null;
    next.begin();
  };

  const leave = (place: Place): void => {
    const { memberId, key } = place;
    const own = underWay.get(memberId);
    if (own?.get(key) !== place) return;
    held -= place.bytes;
    own.delete(key);
    if (own.size === 0) underWay.delete(memberId);
    const others = (waiting.get(memberId) ?? []).filter((one) => one !== place);
    if (others.length > 0) waiting.set(memberId, others);
    else waiting.delete(memberId);
  };

  const bytesOf = (memberId: string): number => {
    let bytes = 0;
    for (const place of underWay.get(memberId)?.values() ?? []) bytes += place.bytes;
    return bytes;
  };

  /** The newest upload of the member who has most under way, more than so many bytes. */
  const heaviest = (bytes: number): Place | undefined => {
    let found: Place | undefined;
    let most = bytes;
    for (const [memberId, own] of underWay) {
      const newest = [...own.values()].findLast(({ giveUp }) => giveUp !== null);
      const theirs = bytesOf(memberId);
      if (newest === undefined || theirs <= most) continue;
      [found, most] = [newest, theirs];
    }
    return found;
  };

  /** Makes room for so many bytes more of a member. Whether there is. */
  const makeRoom = (memberId: string, bytes: number): boolean => {
    while (held + bytes > MOST_BYTES_HELD) {
      const other = heaviest(bytesOf(memberId) + bytes);
      if (other === undefined) return false;
      other.giveUp?.(full());
    }
    return true;
  };

  return {
    admit: (member, key) => {
      const memberId = member.id;
      const first = underWay.get(memberId)?.get(key);
      if (first?.isComingIn === false) throw problem('idempotency_in_progress');
      first?.giveUp?.(problem('idempotency_in_progress'));
      const most =
        MOST_OF_A_MEMBER[member.status === 'not_confirmed' ? 'unconfirmed' : 'confirmed'];
      if ((underWay.get(memberId)?.size ?? 0) >= most) {
        throw problem('too_many_requests', { retry_after_minutes: 1 });
      }
      if (!makeRoom(memberId, LEAST_BYTES)) throw full();
      const place: Place = {
        memberId,
        key,
        bytes: LEAST_BYTES,
        isComingIn: true,
        begin: () => undefined,
        giveUp: null,
      };
      underWay.set(memberId, (underWay.get(memberId) ?? new Map()).set(key, place));
      held += LEAST_BYTES;
      const givenUp = new Promise<never>((_resolve, reject) => {
        place.giveUp = (reason) => {
          place.giveUp = null;
          leave(place);
          reject(reason);
        };
      });
      // Whoever asks next is told.
      givenUp.catch(() => undefined);
      return {
        receive: async (body, read) => {
          const began = performance.now();
          let came = 0;
          const count = ({ length }: Buffer): void => {
            came += length;
            const more = Math.max(0, came - place.bytes);
            if (place.giveUp === null || more === 0) return;
            if (!makeRoom(memberId, more)) return place.giveUp(full());
            place.bytes += more;
            held += more;
          };
          const look = (): void => {
            const allowed = slowest.graceMs + (came / slowest.bytesPerSecond) * 1000;
            const left = began + allowed - performance.now();
            if (left > 0) timer = setTimeout(look, left);
            else place.giveUp?.(full());
          };
          let timer = setTimeout(look, slowest.graceMs);
          body.on('data', count);
          try {
            return await Promise.race([read(), givenUp]);
          } catch (error) {
            if (place.giveUp === null) body.unpipe().resume();
            throw error;
          } finally {
            place.isComingIn = false;
            clearTimeout(timer);
            body.off('data', count);
          }
        },
        render: async (bytes, crop) => {
          // What is no photo at all needs no turn.
          acceptedType(bytes);
          const turn = new Promise<void>((begin) => (place.begin = begin));
          if (place.giveUp !== null) {
            waiting.set(memberId, [...(waiting.get(memberId) ?? []), place]);
            beginNext();
          }
          await Promise.race([turn, givenUp]);
          try {
            return await decode(bytes, crop);
          } finally {
            isDecoding = false;
            beginNext();
          }
        },
        end: () => leave(place),
      };
    },
  };
}
