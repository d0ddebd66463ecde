/** Web Push (RFC 8030, 8291, 8292) by the `web-push` package. */
import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isPublicAddress, isPublicEndpoint } from './addresses.ts';
import type { PushPort } from './push-port.ts';
import type { VapidKeys } from './vapid.ts';

/** A push service keeps a notification for a browser that is off this long, in seconds. */
const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
/** Of several notifications that wait for one browser only the newest is kept. */
const TOPIC = 'messages';
const OVER = [404, 410];

export interface WebPushOptions {
  /** Which addresses may be called; tests allow their own machine. @default public ones */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
  /** Certificates to trust beside the usual ones. */
  readonly ca?: string | undefined;
}

/** The real adapter. A name that stands for a private address is not called. */
export function createWebPush(keys: VapidKeys, options: WebPushOptions = {}): PushPort {
  const isAllowed = options.isAllowed ?? isPublicAddress;
  const agent = new Agent({ lookup: guardedLookup(isAllowed), ca: options.ca });
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isPublicEndpoint(endpoint, isAllowed),
    async send({ endpoint, p256dh, auth }, payload) {
      if (!isPublicEndpoint(endpoint, isAllowed)) return 'gone';
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: keys,
          TTL: TTL_SECONDS,
          topic: TOPIC,
          timeout: TIMEOUT_MS,
          agent,
        });
        return 'sent';
      } catch (error) {
        if (error instanceof webPush.WebPushError && OVER.includes(error.statusCode)) return 'gone';
        throw error;
      }
    },
  };
}

/** Resolves a name for one connection, so that what was judged is what is called. */
export function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = (addresses ?? []).filter(({ address }) => isAllowed(address));
      const [first] = found;
      if (error !== null || first === undefined) {
        done(error ?? new Error(`${hostname} has no address that may be called`), '');
      } else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
