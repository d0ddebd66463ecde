/**
 * The open streams of a process and how many there may be. A member with more tabs than that sees the newest live: the oldest stream ends,
 * which is as often one whose phone is out of reach. An address with more is refused: its streams may be those of others. A page without a stream
 * reads again every minute.
 */
import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Reply } from '../http/request.ts';
import { problem } from '../domain/problem.ts';
import { callerOf, languageOf } from '../http/request.ts';
import { SESSION_COOKIE } from '../http/session-cookie.ts';
import { withholding } from '../http/withheld.ts';
import { EventStream } from './event-stream.ts';

/** When a stream that had to make room comes back, in milliseconds. */
const RETRY_LATER_MS = 60_000;
/** After a stop clients come back within these, not all at once. */
const RETRY_AFTER_STOP_MS = [1_000, 5_000] as const;

interface Open {
  readonly stream: EventStream;
  readonly memberId: string;
  readonly address: string;
}

/** The streams of a process, each under its member and under its address, oldest first. */
interface Process {
  readonly open: Set<Open>;
  readonly ofMember: Map<string, Set<Open>>;
  readonly ofAddress: Map<string, Set<Open>>;
  isStopping: boolean;
}

const processes = new WeakMap<Services, Process>();

function processOf(services: Services): Process {
  const known = processes.get(services) ?? {
    open: new Set(),
    ofMember: new Map(),
    ofAddress: new Map(),
    isStopping: false,
  };
  processes.set(services, known);
  return known;
}

function add({ open, ofMember, ofAddress }: Process, entry: Open): void {
  open.add(entry);
  for (const [map, key] of [
    [ofMember, entry.memberId],
    [ofAddress, entry.address],
  ] as const)
    map.set(key, (map.get(key) ?? new Set()).add(entry));
}

function remove({ open, ofMember, ofAddress }: Process, entry: Open): void {
  open.delete(entry);
  for (const [map, key] of [
    [ofMember, entry.memberId],
    [ofAddress, entry.address],
  ] as const) {
    map.get(key)?.delete(entry);
    if (map.get(key)?.size === 0) map.delete(key);
  }
}

/** Ends every stream of this process, and lets no other begin, so that the server can stop. */
export function closeStreams(services: Services): void {
  const streams = processOf(services);
  streams.isStopping = true;
  for (const { stream } of streams.open) stream.end(randomInt(...RETRY_AFTER_STOP_MS));
}

/** How many streams this process holds. */
export const countStreams = (services: Services): number => processOf(services).open.size;

/**
 * Takes the response over from Fastify and streams until either side ends it.
 * @throws 429 `too_many_requests` where the address has as many streams as it may; 503 `service_unavailable` while the server stops
 */
export function openStream(
  services: Services,
  request: FastifyRequest,
  reply: Reply,
  memberId: string,
  lastSeen: string | undefined,
): void {
  const streams = processOf(services);
  const { streamsPerAddress, streamsPerMember } = services.config.connections;
  if (streams.isStopping) throw problem('service_unavailable');
  const address = callerOf(request);
  if ((streams.ofAddress.get(address)?.size ?? 0) >= streamsPerAddress)
    throw problem('too_many_requests', { retry_after_minutes: 1 });
  const own = [...(streams.ofMember.get(memberId) ?? [])];
  for (const { stream } of own.slice(0, Math.max(0, own.length + 1 - streamsPerMember)))
    stream.end(RETRY_LATER_MS);
  reply.hijack();
  const stream = new EventStream(
    services,
    reply.raw,
    memberId,
    languageOf(services, request),
    request.cookies[SESSION_COOKIE] ?? '',
    withholding(services, request),
  );
  const entry = { stream, memberId, address };
  add(streams, entry);
  reply.raw.on('close', () => {
    stream.release();
    remove(streams, entry);
  });
  stream.begin(lastSeen);
}
