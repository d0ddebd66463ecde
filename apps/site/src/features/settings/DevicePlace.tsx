import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useDevicePlace } from './use-device-place.ts';

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
