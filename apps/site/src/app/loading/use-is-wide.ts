import { useMemo, useSyncExternalStore } from 'react';
import { media } from '@velours/ui/theme/scales.ts';

/** Whether the window is at least that wide; not while the server renders, nor while its page is picked up. */
export function useIsWide(least: 'md' | 'lg'): boolean {
  const query = useMemo(
    () => (import.meta.env.SSR ? undefined : matchMedia(media[least])),
    [least],
  );
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  );
}
