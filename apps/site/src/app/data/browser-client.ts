import { createVeloursClient, type VeloursClientOptions } from '@velours/api-client';
import type { Api } from './api.ts';
import { ownFetch } from './own-fetch.ts';

/** What is different about a client of this tab. */
export type BrowserClientOptions = Pick<VeloursClientOptions, 'onAuthenticationRequired' | 'retry'>;

/** The client as a browser tab or the installed app uses it; loaded at the first call (browser-api.ts). */
export function createClient(options: BrowserClientOptions): Api {
  return createVeloursClient({
    ...options,
    fetch: ownFetch,
    clientType: () => (matchMedia('(display-mode: standalone)').matches ? 'app' : 'browser'),
  });
}
