import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { LocationPermission } from '@velours/machines/geolocation';
import { placeStorage, watchLocationPermission } from '../../background/place/browser-location.ts';

/** What the browser may tell of the place, and what it keeps of it: a script's matter, so without one it is not there. */
export function DevicePlace(): ReactNode {
  const t = useTranslate();
  const { permission, hasPlace, isRemoved, remove } = useDevicePlace();
  if (permission === undefined) return null;
  return (
    <Stack gap="xs" align="start">
      <Text>{t(($) => $.settings.location.permission[permission])}</Text>
      {hasPlace && (
        <>
          <Text>{t(($) => $.settings.location.kept)}</Text>
          <Button variant="outline" tone="neutral" onPress={remove}>
            {t(($) => $.settings.location.remove)}
          </Button>
        </>
      )}
      <Text role="status">{isRemoved ? t(($) => $.settings.location.removed) : ''}</Text>
    </Stack>
  );
}

const watch = (onChange: () => void): (() => void) => placeStorage.watch(onChange);
const isKept = (): boolean => placeStorage.read() !== null;
/** Only the browser knows: the server's page has nothing of it. */
const isNotKept = (): boolean => false;

/** What the browser allows of its place and what it keeps (spec sections 3 and 4); undefined until it was asked. */
function useDevicePlace() {
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
