import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from './ports/clock.ts';
import { sha256 } from './secrets.ts';

/**
 * Makes UUIDv7 strings: sorted by time, and strictly rising within one process also inside a millisecond. Clocks differ, so an id
 * never decides what was before what (decision 17).
 */
export type NewId = () => string;

/** The 12 bits after the time are a counter, the rest is random (RFC 9562, method 1). */
export function createIds(clock: Clock): NewId {
  let lastTime = 0;
  let counter = 0;
  return () => {
    const now = clock();
    if (now > lastTime) {
      lastTime = now;
      counter = randomBytes(2).readUInt16BE() & 0x7ff;
    } else {
      counter += 1;
      if (counter > 0xfff) {
        lastTime += 1;
        counter = 0;
      }
    }
    const bytes = Buffer.alloc(16);
    bytes.writeUIntBE(lastTime, 0, 6);
    bytes.writeUInt16BE(0x7000 | counter, 6);
    randomBytes(8).copy(bytes, 8);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return formatUuid(bytes);
  };
}

/**
 * Of what strangers see, members and photos: it does not tell when they came. The ledger of offers tells when somebody signed up on which
 * domain (decision 23), and must not tell who.
 */
export const untimedId = (): string => randomUUID();

/** The conversation of two members: a UUIDv8 over the sorted pair, so that it is found without being looked up. */
export function conversationIdOf(oneMember: string, other: string): string {
  const pair = [oneMember, other].toSorted().join(' ');
  const bytes = sha256(`conversation ${pair}`).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return formatUuid(bytes);
}

function formatUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
