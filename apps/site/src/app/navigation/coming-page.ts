import { use, useCallback, useSyncExternalStore } from 'react';
import {
  type Location,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
} from 'react-router';

const nothing = (): undefined => undefined;

/**
 * The address of the page that is on its way, or not rendered yet; undefined while none is. A form that is sent goes nowhere yet.
 *
 * The router says so itself: its hooks hand it out in a transition, which React holds back while the code of a part that the server
 * rendered is on its way, and a press would not be answered before.
 */
export function useComingPage(): Location | undefined {
  const router = use(RouterContext)?.router;
  const { pathname } = useLocation();
  const subscribe = useCallback(
    (onChange: () => void) => router?.subscribe(onChange) ?? nothing,
    [router],
  );
  const comingPage = (): Location | undefined => {
    if (!router || router.state.navigation.formMethod) return undefined;
    const { navigation, location } = router.state;
    // Without a connection it may not come: until it does, the page that is there stays.
    if (navigation.location && !navigator.onLine) return undefined;
    const coming = navigation.location ?? location;
    return coming.pathname === pathname ? undefined : coming;
  };
  return useSyncExternalStore(subscribe, comingPage, nothing);
}

/** The link by which each entry of this tab's history was left, as it is written in the page, by the entry's key. */
export const pressedLinks = new Map<string, string>();

/** The router's key of the entry that is shown; the first of a tab has none. */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? '';
