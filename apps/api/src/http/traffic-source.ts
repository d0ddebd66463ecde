/**
 * The tracking data of a visit and the traffic source among it (spec sections 3 and 6). The query of the page a visitor arrives on
 * reaches settings.php; it is kept in a cookie until the browser is closed, so that it counts on the pages after that one too.
 */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Call } from './handler.ts';
import type { Reply } from './request.ts';
import type { Tracking } from '../db/schema.ts';
import { LINK_PARAMETERS } from '../domain/settings/file-schema.ts';
import type { SiteSettings } from '../domain/settings/settings.ts';
import { acceptedTracking, hasTrafficSource } from '../domain/settings/traffic-source.ts';
import { settingsOf } from './request.ts';

const SOURCE_COOKIE = 'traffic-source';

/** The contract's TrackingValue; a cookie is the caller's to write. */
const VALUE = /^[A-Za-z0-9._~-]{1,100}$/;

function trackingOf(valueOf: (name: keyof Tracking) => unknown): Tracking | undefined {
  const tracking: Tracking = {};
  for (const name of LINK_PARAMETERS) {
    const value = valueOf(name);
    if (typeof value === 'string' && VALUE.test(value)) tracking[name] = value;
  }
  return Object.keys(tracking).length > 0 ? tracking : undefined;
}

/** What the visit began with; undefined where its link said nothing. */
export function keptTracking(services: Services, request: FastifyRequest): Tracking | undefined {
  const kept = new URLSearchParams(request.cookies[SOURCE_COOKIE] ?? '');
  return acceptedTracking(
    settingsOf(services, request),
    trackingOf((name) => kept.get(name)),
  );
}

/** The tracking data that count: the newer ones, but that a traffic source gives way to another one only. */
export function latestTracking(
  settings: SiteSettings,
  kept: Tracking | undefined,
  sent: Tracking | undefined,
): Tracking | undefined {
  const accepted = acceptedTracking(settings, sent);
  const isNewer = hasTrafficSource(settings, accepted) || !hasTrafficSource(settings, kept);
  return isNewer ? (accepted ?? kept) : kept;
}

/**
 * Keeps the tracking data that the query names; a page without any keeps what the visit had.
 * @returns what counts from now on
 */
export function keepTracking(
  services: Services,
  settings: SiteSettings,
  request: Call<'getSettings'>,
  reply: Reply,
): Tracking | undefined {
  const kept = keptTracking(services, request);
  const sent = acceptedTracking(
    settings,
    trackingOf((name) => request.query[name]),
  );
  if (sent === undefined || request.member !== null) return kept;
  if (hasTrafficSource(settings, kept) && !hasTrafficSource(settings, sent)) return kept;
  reply.setCookie(SOURCE_COOKIE, new URLSearchParams(sent).toString(), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.secure,
  });
  return sent;
}
