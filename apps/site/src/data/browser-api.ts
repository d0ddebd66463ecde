import { createVeloursClient } from '@velours/api-client';
import type { Api } from './api.ts';

/** The client of this browser tab. */
export function createBrowserApi(onLoggedOut: () => void): Api {
  return createVeloursClient({
    clientType: () => (matchMedia('(display-mode: standalone)').matches ? 'app' : 'browser'),
    onAuthenticationRequired: onLoggedOut,
  });
}
