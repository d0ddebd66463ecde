import { use, useCallback, useSyncExternalStore } from 'react';
import {
  type Location,
  type RouterState,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
} from 'react-router';

const nothing = (): undefined => undefined;

/**
 * What the router says now. Its own hooks hand that out in a transition, which React holds back while the code of a part that the
 * server rendered is on its way: a press would not be answered before.
 */
function useRouterNow<Fact>(read: (state: RouterState) => Fact, onServer: Fact): Fact {
  const router = use(RouterContext)?.router;
  const subscribe = useCallback(
    (onChange: () => void) => router?.subscribe(onChange) ?? nothing,
    [router],
  );
  return useSyncExternalStore(
    subscribe,
    () => (router ? read(router.state) : onServer),
    () => onServer,
  );
}

/** Whether a page, or the answer to a form, is on its way, or not rendered yet. */
export function useIsNavigating(): boolean {
  const { key } = useLocation();
  return useRouterNow(
    ({ navigation, location }) => navigation.state !== 'idle' || location.key !== key,
    false,
  );
}

/** The address of the page that is on its way, or not rendered yet; undefined while none is. A form that is sent goes nowhere yet. */
export function useComingPage(): Location | undefined {
  const { pathname } = useLocation();
  return useRouterNow<Location | undefined>(({ navigation, location }) => {
    const coming = navigation.formMethod ? undefined : (navigation.location ?? location);
    return coming?.pathname === pathname ? undefined : coming;
  }, undefined);
}
