import type { PushContext } from './push.types.ts';

type Facts = Pick<PushContext, 'browser' | 'savedEndpoint' | 'endedEndpoint'>;

/** Whether messages reach this browser: it is allowed, and has the very subscription that the server keeps. */
export const isSubscribed = ({ browser, savedEndpoint, endedEndpoint }: Facts): boolean =>
  browser?.permission === 'granted' &&
  browser.subscription !== null &&
  browser.subscription.endpoint === savedEndpoint &&
  browser.subscription.endpoint !== endedEndpoint;

/** Whether this member had it on in this browser: then, and only then, it is renewed without a press. */
export const wasOn = ({ savedEndpoint }: Facts): boolean => savedEndpoint !== null;
