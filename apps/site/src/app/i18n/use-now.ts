import { useSyncExternalStore } from 'react';
import { useSettings } from '../data/hooks.ts';

const MINUTE = 60_000;

const floor = (time: number): number => time - (time % MINUTE);

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE / 4);
  return () => clearInterval(timer);
}

/** Now, to the minute, in epoch milliseconds; while the page is picked up it is the server's, so that both say the same. */
export function useNow(): number {
  const { server_time } = useSettings();
  return useSyncExternalStore(
    subscribe,
    () => floor(Date.now()),
    () => floor(Date.parse(server_time)),
  );
}
