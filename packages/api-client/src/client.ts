import type { paths } from '@velours/openapi/types';
import createClient, { type Client } from 'openapi-fetch';
import { NetworkError } from './errors.ts';
import { authRequired } from './middleware/authRequired.ts';
import { clientType, type ClientType } from './middleware/clientType.ts';
import { forcedDomain, type Place } from './middleware/forcedDomain.ts';
import { idempotencyKey } from './middleware/idempotencyKey.ts';
import { retry, type ClientFetch, type RetryOptions } from './middleware/retry.ts';
import { ANSWER_TIMEOUT_MS, timeLimit } from './middleware/timeLimit.ts';

/** The client: `GET`, `POST`, `PUT` and `DELETE`, typed by the contract. */
export type VeloursClient = Client<paths>;

/** What a client is made of. */
export interface VeloursClientOptions {
  /** Origin of the server; needed outside a browser. @default the page's own origin */
  readonly baseUrl?: string | undefined;
  /** @default globalThis.fetch, looked up at each call */
  readonly fetch?: ClientFetch | undefined;
  /** Whether cookies go along. Another origin gets them only by 'include', where it allows them (CORS). @default 'same-origin' */
  readonly credentials?: RequestCredentials | undefined;
  /** Where the visitor is, for settings.php; needed outside a browser. @default the page's host and query */
  readonly place?: (() => Place) | undefined;
  /** What the site runs in. @default 'browser' */
  readonly clientType?: (() => ClientType) | undefined;
  /** Called when an answer says that logging in is required (spec section 8); waited for. */
  readonly onAuthenticationRequired?: (() => void | Promise<void>) | undefined;
  /** How calls are tried again; a server that renders a page gives `{ retries: 0 }`. */
  readonly retry?: RetryOptions | undefined;
  /** How long an answer is waited for, each try, in ms; null is without end. An upload has no limit. @default 30000 */
  readonly timeout?: number | null | undefined;
  /** Makes Idempotency-Keys. @default random UUIDs */
  readonly newKey?: (() => string) | undefined;
}

/** A body as it is sent: a form when it holds a file, else JSON. */
function serializeBody(body: unknown): FormData | string {
  if (body instanceof FormData) return body;
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!entries.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of entries)
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Turns a failed fetch into a NetworkError; an abort by the caller stays what it is. */
function toldApart(fetch: ClientFetch): ClientFetch {
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      throw request.signal.aborted ? error : new NetworkError(error);
    }
  };
}

/**
 * A client of the contract with the rules of spec sections 7 and 8: retries, idempotency keys, the client-type header,
 * `forced-domain`, and log-out on 403 `authentication_required`.
 *
 * A call gives `{ data }` or `{ error }` (problem details); it rejects with NetworkError when no answer came.
 * `resolve(call)` turns that into data, `false` or an exception.
 */
export function createVeloursClient(options: VeloursClientOptions = {}): VeloursClient {
  const { fetch = (request: Request) => globalThis.fetch(request), timeout = ANSWER_TIMEOUT_MS } =
    options;
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    fetch: toldApart(retry(timeout === null ? fetch : timeLimit(fetch, timeout), options.retry)),
    credentials: options.credentials ?? 'same-origin',
    bodySerializer: serializeBody,
  });
  client.use(
    clientType(options.clientType ?? (() => 'browser')),
    forcedDomain(options.place ?? (() => ({ host: location.host, search: location.search }))),
    idempotencyKey(options.newKey),
    authRequired(options.onAuthenticationRequired ?? (() => undefined)),
  );
  return client;
}
