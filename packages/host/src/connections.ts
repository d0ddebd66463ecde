/**
 * What a connection may cost: how long a request may take to arrive, and how many connections one address may hold. Where proxies are
 * trusted, connections are theirs: those from a trusted network are not counted, and behind a number of proxies none is. There the
 * outermost proxy has to bound them.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressKey } from './address-key.ts';

export interface ConnectionBounds {
  /** Until all headers of a request are there. */
  readonly headersMs: number;
  /** Until its last byte is there; the largest upload on a slow line has to fit. */
  readonly requestMs: number;
  /** Between two requests; longer than a proxy keeps its connections, else it meets one that has just ended. */
  readonly idleMs: number;
  /** How often the two first are looked after. */
  readonly checkMs: number;
  /** Open connections of one address. */
  readonly perAddress: number;
  /** How long a stop waits for answers that are on their way. */
  readonly stopMs: number;
  /** Live streams of one member. */
  readonly streamsPerMember: number;
  /** Live streams of one caller, whatever proxies are between. */
  readonly streamsPerAddress: number;
}

export const CONNECTION_BOUNDS: Omit<ConnectionBounds, 'perAddress'> = {
  headersMs: 15_000,
  requestMs: 120_000,
  idleMs: 72_000,
  checkMs: 5_000,
  stopMs: 4_000,
  streamsPerMember: 20,
  streamsPerAddress: 200,
};

export type Trusted = false | number | readonly string[];

/** Whether a connection comes from a proxy that is trusted, by the address at its other end; where their number is what counts, each does. */
export function proxyTest(trusted: Trusted): (address: string) => boolean {
  if (trusted === false || typeof trusted === 'number') return () => trusted !== false;
  const isTrusted = compiled.get(trusted) ?? proxyAddr.compile([...trusted]);
  compiled.set(trusted, isTrusted);
  return (address) => isTrusted(address, 0);
}

/** Of each list once: calls ask. */
const compiled = new WeakMap<readonly string[], ReturnType<typeof proxyAddr.compile>>();

const BUSY =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 60\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Answers 503 to a connection beyond those that its address may hold, and ends it. */
export function boundConnections(server: Server, perAddress: number, trusted: Trusted): void {
  if (typeof trusted === 'number') return;
  const isProxy = proxyTest(trusted);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const others = open.get(key) ?? 0;
    if (others >= perAddress) {
      socket.write(BUSY);
      socket.destroySoon();
      return;
    }
    open.set(key, others + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/** Answers what is no HTTP, or does not come to an end. Nothing is logged: the error holds the bytes that were sent, tokens and all. */
export function refuseClient(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }
  socket.destroySoon();
}
