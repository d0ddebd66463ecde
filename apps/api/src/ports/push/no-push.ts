import { isPublicEndpoint } from './addresses.ts';
import type { PushPort } from './push-port.ts';

/** Push where the operator has given no keys: browsers are not asked, nothing is sent. */
export const noPush: PushPort = {
  publicKey: null,
  accepts: (endpoint) => isPublicEndpoint(endpoint),
  send: async () => 'sent',
};
