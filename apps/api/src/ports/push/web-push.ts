/** Web Push (RFC 8030), sealed and signed (RFC 8291, 8292) by the `web-push` package. */
import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import webPush from 'web-push';
import { isPublicAddress, isPushService } from './addresses.ts';
import type { PushServices } from './addresses.ts';
import type { PushPort } from './push-port.ts';
import type { VapidKeys } from './vapid.ts';

/** A push service keeps a notification for a browser that is off this long, in seconds. */
const TTL_SECONDS = 24 * 3600;
/** For a call as a whole. */
const TIMEOUT_MS = 5_000;
/** Of several notifications that wait for one browser only the newest is kept. */
const TOPIC = 'messages';
const OVER = [404, 410];

export interface WebPushOptions extends PushServices {
  /** Certificates to trust beside the usual ones. */
  readonly ca?: string | undefined;
  /** @default 5 seconds */
  readonly timeoutMs?: number | undefined;
}

/** The real adapter. A name that stands for a private address is not called. */
export function createWebPush(keys: VapidKeys, options: WebPushOptions = {}): PushPort {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || options.addresses?.includes(address) === true;
  const agent = new Agent({ lookup: guardedLookup(isAllowed), ca: options.ca });
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isPushService(endpoint, options),
    async send({ endpoint, p256dh, auth }, payload) {
      if (!isPushService(endpoint, options)) return 'gone';
      const subscription = { endpoint, keys: { p256dh, auth } };
      const { method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: keys,
        TTL: TTL_SECONDS,
        topic: TOPIC,
      });
      const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
      const url = urlToHttpOptions(new URL(endpoint));
      const status = await statusOf({ ...url, method, headers, agent, signal }, body).catch(
        (error: unknown) => {
          if (signal.aborted) return null;
          throw error;
        },
      );
      if (status === null) return 'unanswered';
      if (OVER.includes(status)) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'sent';
    },
  };
}

/** Of the answer only its head is waited for: a member chose who answers. */
const statusOf = (options: RequestOptions, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('error', reject);
    asked.on('close', () => reject(new Error('the push service ended without an answer')));
    asked.end(body);
  });

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
