import { createVeloursClient } from '@velours/api-client';
import type { Api } from './api.ts';

/** The client as a browser tab or the installed app uses it; loaded at the first call (browser-api.ts). */
export function createClient(onLoggedOut: () => void): Api {
  return createVeloursClient({
    clientType: () => (matchMedia('(display-mode: standalone)').matches ? 'app' : 'browser'),
    onAuthenticationRequired: onLoggedOut,
  });
}
