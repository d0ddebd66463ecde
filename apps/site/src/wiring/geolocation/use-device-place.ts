import { useEffect, useState } from 'react';
import type { LocationPermission } from '@velours/machines/geolocation';
import { placeStorage, watchLocationPermission } from './browser-location.ts';

/** What the browser allows of its place and what it keeps (spec sections 3 and 4); undefined until it was asked. */
export function useDevicePlace() {
  const [permission, setPermission] = useState<LocationPermission>();
  const [hasPlace, setHasPlace] = useState(false);
  const [isRemoved, setRemoved] = useState(false);

  useEffect(() => watchLocationPermission(setPermission), []);
  useEffect(() => {
    // Only the browser knows: the server's page has nothing of it.
    // oxlint-disable-next-line react/react-compiler
    setHasPlace(placeStorage.read() !== null);
    return placeStorage.watch((place) => setHasPlace(place !== null));
  }, []);

  return {
    permission,
    hasPlace,
    isRemoved,
    remove: (): void => {
      placeStorage.store(null);
      setHasPlace(false);
      setRemoved(true);
    },
  };
}
