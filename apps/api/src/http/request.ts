/** What handlers ask of a request besides its body, and of its reply. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Country, Language } from '@velours/openapi/types';
import type { Services } from '../context.ts';
import { originOf } from '../domain/mail/origin.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import { termsOf } from '../domain/settings/settings.ts';
import type { SiteSettings } from '../domain/settings/settings.ts';
import { addressKey } from '@velours/host/address-key';
import { proxyTest } from '@velours/host/connections';
import { problem } from '../domain/problem.ts';

/** How a call is answered beside its body: headers, cookies, and taking the connection over for a stream. */
export type Reply = Pick<FastifyReply, 'header' | 'setCookie' | 'hijack' | 'raw'>;

/** Where the call comes from, as a key of limits. */
export const callerOf = (request: FastifyRequest): string => addressKey(request.ip);

/** Settings of the domain the call was sent to, for where the visitor is. */
export const settingsOf = (services: Services, request: FastifyRequest): SiteSettings =>
  settingsFor(services, request, request.host);

/**
 * Settings of a host for this visitor: the country that was found, and the one that forms and prices begin with, which is the one that
 * was chosen, else the one that was found, else the domain's; each where the domain serves it. What a member pays and may do is as on the
 * domain they signed up on, whichever they look at.
 */
export function settingsFor(
  services: Services,
  request: FastifyRequest,
  host: string,
  chosen?: Country,
): SiteSettings {
  const settings = services.settings.forHost(host);
  const { trustProxy } = services.config;
  const isProxied = proxyTest(trustProxy)(request.socket.remoteAddress ?? '');
  const found = services.country.countryOf({
    address: request.ip,
    proxyHeaders: isProxied ? request.headers : {},
    cookies: request.cookies,
  });
  const served = (country: string | null | undefined) =>
    settings.countries.find((one) => one === country);
  const { member } = request;
  return {
    ...settings,
    ...(member && termsOf(services.settings.forKey(member.domain))),
    geoip_country: found,
    geoip_selected_country: served(chosen) ?? served(found) ?? settings.geoip_selected_country,
  };
}

/**
 * The origin that links in a mail carry. The Host header is the caller's to choose, so it counts only when it is one of
 * ours: a configured origin, or in the demo a domain's host under whichever port. Else it is that of the domain that answers.
 */
export function publicOriginOf(services: Services, request: FastifyRequest): string {
  const { config, settings } = services;
  const asked = `${request.protocol}://${request.host}`;
  if (config.publicOrigins.includes(asked)) return asked;
  const isOwn = config.mode !== 'production' && settings.isHost(request.host);
  return isOwn ? asked : originOf(services, settings.forHost(request.host).key);
}

/** The origin and its host, as the browser signs them with a passkey. */
export function placeOf(
  services: Services,
  request: FastifyRequest,
): { origin: string; rpId: string } {
  const origin = publicOriginOf(services, request);
  return { origin, rpId: new URL(origin).hostname };
}

/** Global Privacy Control (W3C, `Sec-GPC: 1`): whoever sends it is opted out of what could be sold or shared about them (B15). */
export const hasPrivacySignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1';

/** The language the visitor reads the site in: the cookie of spec section 9, else the domain's. */
export function languageOf(services: Services, request: FastifyRequest): Language {
  const settings = settingsOf(services, request);
  const cookie = request.cookies['locale'];
  const known = settings.visible_languages;
  if (cookie === 'en-US') return cookie;
  const own = settings.domain_language.slice(0, 2);
  return (
    known.find((language) => language === cookie) ??
    known.find((language) => language === own) ??
    'en'
  );
}

/** The session of the logged-in member; the guard has already refused a call without one. */
export function sessionOf(request: FastifyRequest): SessionRow {
  if (request.session === null) throw problem('authentication_required');
  return request.session;
}
