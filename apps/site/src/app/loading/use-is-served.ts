import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is the page as the server rendered it, not yet picked up by the browser. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
