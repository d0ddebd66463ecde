import type { PushPort } from './push-port.ts';

/** Push where the operator has given no keys: browsers are not asked, nothing is sent. */
export const noPush: PushPort = {
  publicKey: null,
  // One that is kept is judged again when it is sent to.
  accepts: () => true,
  send: async () => 'sent',
};
