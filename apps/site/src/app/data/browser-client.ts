import {
  createVeloursClient,
  type VeloursClientOptions,
  type ClientFetch,
} from '@velours/api-client';
import type { Api } from './api.ts';

/** What is different about a client of this tab. */
export type BrowserClientOptions = Pick<VeloursClientOptions, 'onAuthenticationRequired' | 'retry'>;

/** The client as a browser tab or the installed app uses it; loaded at the first call (document/browser-page.ts). */
export function createClient(options: BrowserClientOptions): Api {
  return createVeloursClient({
    ...options,
    fetch: ownFetch,
    clientType: () => (matchMedia('(display-mode: standalone)').matches ? 'app' : 'browser'),
  });
}

const fetches = new Map<string, ClientFetch>();

/**
 * Sends the call with this Idempotency-Key another way than by `fetch`, each of its tries, until the returned function is
 * called. All else the client does with it stays as it is.
 */
export function sendBy(idempotencyKey: string, fetch: ClientFetch): () => void {
  fetches.set(idempotencyKey, fetch);
  return () => {
    if (fetches.get(idempotencyKey) === fetch) fetches.delete(idempotencyKey);
  };
}

/** `fetch`, but for calls that are sent another way. */
export const ownFetch: ClientFetch = (request) => {
  const own = fetches.get(request.headers.get('Idempotency-Key') ?? '');
  return own ? own(request) : fetch(request);
};
