/**
 * The traffic source of a visit (spec sections 3 and 6). The query of the page a visitor arrives on reaches settings.php; it is
 * kept in a cookie until the browser is closed, so that it decides on the pages after that one too.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Tracking } from '../db/schema.ts';
import { hasTrafficSource } from '../domain/settings/traffic-source.ts';

export const SOURCE_COOKIE = 'traffic-source';

const NAMES = [
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
] as const satisfies readonly (keyof Tracking)[];
/** The contract's TrackingValue; a cookie is the caller's to write. */
const VALUE = /^[A-Za-z0-9._~-]{1,100}$/;

function trackingOf(valueOf: (name: string) => unknown): Tracking | undefined {
  const tracking: Tracking = {};
  for (const name of NAMES) {
    const value = valueOf(name);
    if (typeof value === 'string' && VALUE.test(value)) tracking[name] = value;
  }
  return hasTrafficSource(tracking) ? tracking : undefined;
}

/** The source the visit began with; undefined where there was none. */
export function trafficSourceOf(request: FastifyRequest): Tracking | undefined {
  const kept = new URLSearchParams(request.cookies[SOURCE_COOKIE] ?? '');
  return trackingOf((name) => kept.get(name));
}

/** Keeps the source that the query names; a visit without one keeps what it had. */
export function keepTrafficSource(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const query = request.query as Readonly<Record<string, unknown>>;
  const source = trackingOf((name) => query[name]);
  if (source === undefined || request.member !== null) return;
  reply.setCookie(SOURCE_COOKIE, new URLSearchParams(source).toString(), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.secure,
  });
}
