import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LocationPermission } from '@velours/machines/geolocation';
import { placeStorage, watchLocationPermission } from '../../background/place/browser-location.ts';

const watch = (onChange: () => void): (() => void) => placeStorage.watch(onChange);
const isKept = (): boolean => placeStorage.read() !== null;
/** Only the browser knows: the server's page has nothing of it. */
const isNotKept = (): boolean => false;

/** What the browser allows of its place and what it keeps (spec sections 3 and 4); undefined until it was asked. */
export function useDevicePlace() {
  const [permission, setPermission] = useState<LocationPermission>();
  const [isRemoved, setRemoved] = useState(false);
  const hasPlace = useSyncExternalStore(watch, isKept, isNotKept);

  useEffect(() => watchLocationPermission(setPermission), []);

  return {
    permission,
    hasPlace,
    isRemoved,
    remove: (): void => {
      placeStorage.store(null);
      // Drawn again, what is kept is read anew: a tab does not hear of what it stores itself.
      setRemoved(true);
    },
  };
}
