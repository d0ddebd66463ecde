import { type Location, useLocation, useNavigation } from 'react-router';

/** The address of the page that is on its way; undefined while none is. A form that is sent goes nowhere yet. */
export function useComingPage(): Location | undefined {
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  return formMethod || location?.pathname === pathname ? undefined : location;
}
