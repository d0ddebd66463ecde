import { useMemo, useSyncExternalStore } from 'react';

/** As in the theme's scales (the test compares them), which pages would load for these two. */
export const WIDE = { md: '(min-width: 768px)', lg: '(min-width: 992px)' } as const;

/** Whether the window is at least that wide; not while the server renders, nor while its page is picked up. */
export function useIsWide(least: keyof typeof WIDE): boolean {
  const query = useMemo(() => (import.meta.env.SSR ? undefined : matchMedia(WIDE[least])), [least]);
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
