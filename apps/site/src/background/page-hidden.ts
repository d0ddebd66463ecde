import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { paths } from '@velours/api-client';

const PATH = '/api/page-hidden.php' satisfies keyof paths;

/**
 * Tells the server when the page is hidden (spec section 7). Where the address that the visitor came in at has `lb`, it says so once if
 * they have done nothing there: page bounce logging (spec section 2).
 */
export function usePageHidden(): void {
  const { pathname, search } = useLocation();
  /** The path to count; null where there is none, or no more. */
  const landing = useRef(new URLSearchParams(search).has('lb') ? pathname : null);

  useEffect(() => {
    if (pathname !== landing.current) landing.current = null;
  }, [pathname]);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const onSubmit = (): void => {
      landing.current = null;
    };
    const onVisibility = (): void => {
      if (document.visibilityState !== 'hidden') return;
      const query =
        landing.current === null ? '' : `?${new URLSearchParams({ lb: landing.current })}`;
      landing.current = null;
      // A beacon outlives the page, but has no headers: the type is the blob's.
      navigator.sendBeacon(PATH + query, new Blob(['{}'], { type: 'application/json' }));
    };
    document.addEventListener('submit', onSubmit, { signal, capture: true });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => over.abort();
  }, []);
}
