import type { ReactNode } from 'react';
import { MapHero } from '@velours/ui/blocks/CampaignHero/Map';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLanderWithPeople } from './use-lander.tsx';

/** A drawn town. */
export function MapLander(): ReactNode {
  const t = useTranslate();
  return (
    <MapHero {...useLanderWithPeople('maplanding')} mapNote={t(($) => $.landers.maplanding.note)} />
  );
}
